import { chosenPageSize, offeredPageSizes } from './pageSizes'

test('the offer is the configured list, ascending', () => {
  expect(offeredPageSizes('25, 5,50,10', 10)).toEqual([5, 10, 25, 50])
})

test('the standard size is on offer even when the list forgets it', () => {
  expect(offeredPageSizes('25,50', 20)).toEqual([20, 25, 50])
})

test('what is no size is not offered', () => {
  expect(offeredPageSizes('5,many,,-1,0,2.5', 10)).toEqual([5, 10])
})

test('a preference on offer is used', () => {
  expect(chosenPageSize(25, [10, 25], 10)).toBe(25)
})

test.each([7, 0, Number.NaN, undefined])(
  'a preference of %s is not on offer, so the standard applies',
  (own) => {
    expect(chosenPageSize(own, [10, 25], 10)).toBe(10)
  },
)
