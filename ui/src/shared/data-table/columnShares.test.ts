import { weightOf, weightSums } from './columnShares'

test('columns that have left give their share to those that stay', () => {
  const columns = [
    { weight: 0.75 },
    { weight: 0.5, needs: 'mid' },
    { weight: 0.25, needs: 'wide' },
  ] as const

  expect(weightSums(columns)).toEqual({
    '--weights-wide': 1.5,
    '--weights-mid': 1.25,
    '--weights-narrow': 0.75,
  })
})

test('a column brings its own weight', () => {
  expect(weightOf({ weight: 0.8 })).toEqual({ '--weight': 0.8 })
})
