import type { Column } from './column'

/**
 * Columns that somebody chose, with room counted from the front: at each width as many of them show as of the usual ones,
 * whichever they are. The name always shows; where all usual columns show at every width, so do those that were chosen.
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
