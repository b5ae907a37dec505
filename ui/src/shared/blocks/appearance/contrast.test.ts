import { contrast, isReadable, nearestGround, readableOn } from './contrast'

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

test.each([
  ['#15B7E8', 'black'],
  ['#088CB2', 'black'],
  ['#19224A', 'white'],
  ['#000000', 'white'],
  ['#ffffff', 'black'],
] as const)('on %s text is %s, and can be read', (ground, shown) => {
  expect(readableOn(ground)).toBe(shown)
  expect(isReadable(shown === 'black' ? '#000000' : '#ffffff', ground)).toBe(true)
})

test.each([
  ['#ffffff', '#15B7E8', '#0f80a2'],
  ['#000000', '#19224A', '#6e748d'],
  ['#ffffff', 'red', undefined],
])('%s can be read on the shade of %s nearest to it: %s', (text, ground, shade) => {
  expect(nearestGround(text, ground)).toBe(shade)
})
