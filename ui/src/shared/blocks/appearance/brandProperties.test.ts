import { type BrandColours, brandProperties } from './brandProperties'

const set = (colours: Partial<BrandColours>) =>
  brandProperties({ barLeftColor: '', barRightColor: '', titleColor: '', ...colours })

test('a title colour that can be read is taken', () => {
  expect(set({ titleColor: '#ffffff', barLeftColor: '#19224A' })).toEqual({
    '--brand-start': '#19224A',
    '--brand-end': null,
    '--brand-title': '#ffffff',
  })
})

test('a title colour below 4.5:1 is left to the computed one', () => {
  expect(set({ titleColor: '#ffffff', barLeftColor: '#15B7E8' })['--brand-title']).toBeNull()
})

test('without a colour of its own the bar keeps the one of the product', () => {
  expect(set({ titleColor: '#111111' })['--brand-title']).toBeNull()
  expect(set({ titleColor: '#ffffff' })['--brand-title']).toBe('#ffffff')
})

test('what is no colour is not put into the page', () => {
  const properties = set({ barLeftColor: 'red;', barRightColor: 'url(https://x.example)' })
  expect(Object.values(properties)).toEqual([null, null, null])
})
