import { readProblem } from '../validation/problem'
import { problemOfValue } from './attributeProblem'
import type { FormAttribute } from './formAttribute'

function keyOf(formatType: string, raw: string) {
  const attribute = { key: 'Any', dataType: 'String', formatType } as FormAttribute
  const found = problemOfValue(attribute, raw)
  return found && readProblem(found).key
}

test.each(['ann', 'ann@', '@example.com', 'ann@example', 'ann b@example.com'])(
  '%p is no mail address',
  (raw) => expect(keyOf('email', raw)).toBe('email'),
)

test.each(['ann@example.com', "o'neil+a@mail.example.co.uk", 'имя@пример.рф', ''])(
  '%p may stand in a field of a mail address',
  (raw) => expect(keyOf('email', raw)).toBeUndefined(),
)

test.each(['call me', '+', '12a'])('%p is no telephone number', (raw) =>
  expect(keyOf('phone', raw)).toBe('phone'),
)

test.each(['+47 22 40 11 07', '(022) 401-107', '٠١٢٣٤٥', ''])(
  '%p may stand in a field of a telephone number',
  (raw) => expect(keyOf('phone', raw)).toBeUndefined(),
)

test('what the schema does not describe is not checked', () => {
  expect(keyOf('', 'anything @ all')).toBeUndefined()
})
