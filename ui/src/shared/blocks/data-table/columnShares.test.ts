import { columnTemplates } from './columnShares'

test('columns that have left give their share to those that stay', () => {
  const columns = [
    { weight: 0.75 },
    { weight: 0.5, needs: 'mid' },
    { weight: 0.25, needs: 'wide' },
  ] as const

  expect(columnTemplates(columns, { hasBox: false, hasMenu: false })).toEqual({
    '--columns-wide': 'minmax(0, 0.75fr) minmax(0, 0.5fr) minmax(0, 0.25fr)',
    '--columns-mid': 'minmax(0, 0.75fr) minmax(0, 0.5fr)',
    '--columns-narrow': 'minmax(0, 0.75fr)',
  })
})

test.each([
  [true, false, '2.75rem minmax(0, 1fr)'],
  [false, true, 'minmax(0, 1fr) 3rem'],
])('a box (%s) and a menu (%s) have their room beside the shares', (hasBox, hasMenu, template) => {
  const templates = columnTemplates([{ weight: 1 }], { hasBox, hasMenu })

  expect(templates['--columns-wide']).toBe(template)
})
