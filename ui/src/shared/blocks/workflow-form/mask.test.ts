import type { FormComponent } from './formJson'
import { filledIn, readMask } from './mask'
import { hasScripts } from './obstacles'

const masked = (inputMask: string, more: Partial<FormComponent> = {}): FormComponent => ({
  type: 'textfield',
  key: 'code',
  inputMask,
  ...more,
})

test.each([
  ['(999) 999-9999', '(555) 123-4567', '5551234567'],
  ['AA-99', 'ÅÉ-12', 'åé-12'],
  ['aa*', 'aB3', 'a1x'],
  ['99[9]', '12', '1'],
  ['9{2,3}', '123', '1234'],
  [String.raw`\9-9`, '9-4', '3-4'],
  ['C-#&', 'C-FZ', 'c-FZ'],
  ['99.99', '12.34', '12x34'],
])('the mask %s takes %p and not %p', (mask, right, wrong) => {
  const pattern = readMask(masked(mask))?.pattern

  expect(pattern?.test(right)).toBe(true)
  expect(pattern?.test(wrong)).toBe(false)
})

test('in other fields every letter of a mask is a place', () => {
  const mask = readMask(masked('[9]a', { type: 'email' }))

  expect(mask?.pattern.test('[4]b')).toBe(true)
  expect(mask?.pattern.test('[4]B')).toBe(false)
})

test('a phone number has the mask of Form.io where the form names none', () => {
  expect(readMask({ type: 'phoneNumber' })?.example).toBe('(000) 000-0000')
  expect(readMask({ type: 'phoneNumber', inputMask: '' })).toBeUndefined()
  expect(readMask(masked('99', { validate: { skipMaskValidation: true } }))).toBeUndefined()
})

test.each(['(aaa)|(999)', '(9-){2}', '9{+}', '9{1,*}', '[9[9]]', '9]'])(
  'the mask %s is left to the renderer of Form.io',
  (mask) => {
    expect(hasScripts({ components: [masked(mask)] })).toBe(true)
    expect(readMask(masked(mask))).toBeUndefined()
    expect(hasScripts({ components: [masked(mask, { type: 'email' })] })).toBe(false)
  },
)

test.each([
  ['5', '(5'],
  ['5551', '(555) 1'],
  ['5551234567', '(555) 123-4567'],
  ['(555)', '(555)'],
  ['(55) 1', '(55) 1'],
  ['x', 'x'],
  ['55512345678', '55512345678'],
  ['', ''],
])('of %p becomes %p while it is typed', (typed, text) => {
  const mask = readMask(masked('(999) 999-9999'))

  expect(mask && filledIn(mask, typed)).toBe(text)
})

test('what may be longer or shorter stays as it is typed', () => {
  const mask = readMask(masked('99[9]-9'))

  expect(mask && filledIn(mask, '123')).toBe('123')
})
