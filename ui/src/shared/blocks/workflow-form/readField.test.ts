import mockFormTypes from '../../../testing/mockFormTypes.json'
import { obstaclesOf } from './obstacles'
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

test.each(mockFormTypes)('the type %s of the forms of the product is drawn', (type) => {
  expect(obstaclesOf({ components: [{ type, key: type }] }, [])).toBeUndefined()
})
