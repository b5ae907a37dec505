import { readField } from './readField'

const part = { id: 'code', condition: undefined }
const reading = { translate: (text: string) => text, path: '' }

const patternOf = (pattern: string) =>
  readField({ type: 'textfield', key: 'code', validate: { pattern } }, part, reading).rules.pattern

test.each([
  ['\\p{Lu}{2}', 'ÅÉ', 'aé'],
  ['[\\w\\-]+\\@example', 'a-b@example', 'a b@example'],
])('the pattern %s is that of the whole value, however old', (pattern, right, wrong) => {
  expect(patternOf(pattern)).toBeDefined()
  expect(patternOf(pattern)?.test(right)).toBe(true)
  expect(patternOf(pattern)?.test(wrong)).toBe(false)
})

test('what is no pattern rules nothing out', () => {
  expect(patternOf('[')).toBeUndefined()
})
