import { bootstrap } from '../../testing/bootstrap'
import { brandProperties } from './brandProperties'
import { contrast, isReadable } from './contrast'

test.each([
  ['#ffffff', '#19224A', 15.3],
  ['#ffffff', '#088CB2', 3.89],
  ['#000000', '#088CB2', 5.4],
  ['#fff', '#15B7E8', 2.34],
  ['#000', '#15B7E8', 8.97],
  ['#ffffff', '#0088CE', 3.88],
])('the contrast of %s on %s is %d', (text, ground, ratio) => {
  expect(contrast(text, ground)).toBeCloseTo(ratio, 1)
  expect(contrast(ground, text)).toBeCloseTo(ratio, 1)
})

test.each(['', 'red', '#12', '#12345', 'url(x)'])('%p is no colour and cannot be read', (text) => {
  expect(isReadable(text, '#000000')).toBe(false)
})

function configOf(colors: Record<string, string>) {
  const branding = Object.fromEntries(
    Object.entries(colors).map(([key, value]) => [key, { key, sectionKey: 'branding', value }]),
  )
  return { ...bootstrap().client.config, branding }
}

test('a title colour that can be read is taken', () => {
  const config = configOf({ titleColor: '#ffffff', barLeftColor: '#19224A' })
  expect(brandProperties(config)).toEqual({
    '--brand-start': '#19224A',
    '--brand-end': null,
    '--brand-title': '#ffffff',
  })
})

test('a title colour below 4.5:1 is left to the computed one', () => {
  const config = configOf({ titleColor: '#ffffff', barLeftColor: '#15B7E8' })
  expect(brandProperties(config)['--brand-title']).toBeNull()
})

test('without a colour of its own the bar keeps the one of the product', () => {
  expect(brandProperties(configOf({ titleColor: '#111111' }))['--brand-title']).toBeNull()
  expect(brandProperties(configOf({ titleColor: '#ffffff' }))['--brand-title']).toBe('#ffffff')
})

test('what is no colour is not put into the page', () => {
  const config = configOf({ barLeftColor: 'red;', barRightColor: 'url(https://x.example)' })
  expect(Object.values(brandProperties(config))).toEqual([null, null, null])
})
