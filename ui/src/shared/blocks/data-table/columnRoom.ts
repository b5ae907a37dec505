import type { Column } from './column'

/**
 * The columns that a person chose, with the widths at which they are hidden. At each width as many of them are visible
 * as of the default columns, counted from the front. The name is always visible; if all default columns are visible at
 * every width, so are the chosen ones.
 *
 * Source: docs/assumptions.md A-418.
 */
export function withRoom<Row>(
  chosen: readonly Column<Row>[],
  usual: readonly Column<Row>[],
): readonly Column<Row>[] {
  const others = usual.filter(({ isName }) => !isName)
  const narrow = others.filter(({ needs }) => needs === undefined).length
  const mid = others.filter(({ needs }) => needs !== 'wide').length
  if (narrow === others.length || isSame(chosen, usual)) return chosen
  const places = chosen.filter(({ isName }) => !isName)
  return chosen.map((column) => {
    const place = places.indexOf(column)
    if (place < narrow) return { ...column, needs: undefined }
    return { ...column, needs: place < mid ? 'mid' : 'wide' }
  })
}

function isSame<Row>(some: readonly Column<Row>[], others: readonly Column<Row>[]): boolean {
  return some.length === others.length && some.every((column, place) => column === others[place])
}
