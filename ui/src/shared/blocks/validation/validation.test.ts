import * as v from 'valibot'
import { imageFile } from './imageFile'
import { password, passwordStrength } from './password'
import { readProblem } from './problem'
import { quantity, someOf } from './quantity'
import { atMostLong, commonName, description, displayName, filePath, someText } from './text'

/** The problem of the first issue; undefined when the value is valid. */
function problemOf(schema: v.GenericSchema, value: unknown) {
  const [issue] = v.safeParse(schema, value).issues ?? []
  return issue && readProblem(issue.message)
}

const invalid = (character: string) => ({ key: 'invalidCharacter', values: { character } })
const required = { key: 'required', values: {} }

test.each(Array.from(`<,;\\"+#=/|*'!@$%~`))('a common name has no %s', (character) => {
  expect(problemOf(commonName, `a${character}b`)).toEqual(invalid(character))
})

test.each(Array.from(`<,;\\"+#=/|*~`))('a name has no %s', (character) => {
  expect(problemOf(displayName, `a${character}b`)).toEqual(invalid(character))
})

test.each(Array.from(`'!@$%`))('a name may have %s', (character) => {
  expect(problemOf(displayName, `a${character}b`)).toBeUndefined()
})

test.each(['|', '~'])('a description has no %s', (character) => {
  expect(problemOf(description, `a${character}`)).toEqual(invalid(character))
})

test('a description may be empty and have what names must not', () => {
  expect(problemOf(description, '')).toBeUndefined()
  expect(problemOf(description, '<a>, "b" = 100 % + #')).toBeUndefined()
})

test.each([
  ['', required],
  ['  ', required],
  [' a ', undefined],
])('of the text %p %p is said', (text, said) => {
  expect(problemOf(someText, text)).toEqual(said)
})

test('what is too long says how long it is', () => {
  const schema = v.pipe(v.string(), atMostLong(3))
  expect(problemOf(schema, 'abcde')).toEqual({ key: 'tooLong', values: { max: 3, length: 5 } })
  expect(problemOf(schema, 'abc')).toBeUndefined()
})

test.each([
  ['', true],
  ['C:\\', true],
  ['C:\\logs\\idm\\app.log', true],
  ['/', true],
  ['/var/log/idm.log', true],
  ['/var/log/', true],
  ['logs/app.log', false],
  ['C:/logs', false],
  ['C:\\a?b', false],
  ['//server/share', false],
])('the path %p is good: %p', (path, isGood) => {
  const said = isGood ? undefined : { key: 'invalidfilepath', values: {} }
  expect(problemOf(filePath, path)).toEqual(said)
})

test.each([
  ['', 'required'],
  ['abc12', 'passwordLength'],
  [`${'a'.repeat(100)}1`, 'passwordLength'],
  ['abcdef', 'passwordDigit'],
  ['abc 123', 'passwordCharacters'],
  ['пароль1', 'passwordCharacters'],
])('of the password %p %s is said', (text, key) => {
  expect(problemOf(password, text)?.key).toBe(key)
})

test.each(['abcde1', `${'a'.repeat(99)}1`, 'A1!@#$%^&*'])('%p is a password', (text) => {
  expect(problemOf(password, text)).toBeUndefined()
})

test.each([
  ['abc', 'none'],
  ['harbour', 'none'],
  ['abcde1', 'weak'],
  ['harbour7lig', 'fair'],
  ['Harbour7light', 'good'],
  ['Harbour7!light&on', 'strong'],
])('the strength of %p is %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength)
})

test.each([
  [{ min: 1 }, 0, { key: 'atLeast', values: { min: 1 } }],
  [{ min: 1 }, 1, undefined],
  [{ max: 5 }, 6, { key: 'atMost', values: { max: 5 } }],
  [{ max: 5 }, 5, undefined],
  [{ min: 1, max: 5 }, 6, { key: 'between', values: { min: 1, max: 5 } }],
  [{ min: 1, max: 5 }, 0, { key: 'between', values: { min: 1, max: 5 } }],
  [{}, -7, undefined],
  [{}, undefined, required],
])('within %p %p says %p', (limits, value, said) => {
  expect(problemOf(quantity(limits), value)).toEqual(said)
})

test('of a list there has to be one', () => {
  expect(problemOf(someOf(v.string()), [])).toEqual(required)
  expect(problemOf(someOf(v.string()), ['a'])).toBeUndefined()
})

function picture(name: string, bytes = 10) {
  return new File([new Uint8Array(bytes)], name)
}

test.each([
  ['me.jpg', undefined],
  ['me.JPEG', undefined],
  ['me.png', undefined],
  ['me.gif', undefined],
  ['me.jpg.exe', 'multipleExtensions'],
  ['Ann.Lee.jpg', 'multipleExtensions'],
  ['me.svg', 'invalidExtension'],
  ['me', 'invalidExtension'],
])('of a picture named %s %p is said', (name, key) => {
  expect(problemOf(imageFile(), picture(name))?.key).toBe(key)
})

test.each([
  [undefined, 59 * 1024 - 1, undefined],
  [undefined, 59 * 1024, { key: 'imageTooLarge', values: { limit: 59 } }],
  [8, 8 * 1024, { key: 'imageTooLarge', values: { limit: 8 } }],
])('with a limit of %p kb a picture of %d bytes says %p', (limit, bytes, said) => {
  expect(problemOf(imageFile(limit), picture('me.png', bytes))).toEqual(said)
})
