import { useMemo, useState } from 'react'

/** The selected rows of a list. */
export interface Selected<Row> {
  /** Whether all matching rows of all pages are selected; `rows` is empty then. */
  isAll: boolean
  /** The selected rows, also those of other pages. */
  rows: readonly Row[]
  clear: () => void
}

/** The selection of a list, with the functions that change it. */
export interface RowSelection<Row> extends Selected<Row> {
  isSelected: (row: Row) => boolean
  /** Selects a row or not; with `isRange`, also all rows between it and the row picked before. */
  pick: (row: Row, isPicked: boolean, isRange: boolean) => void
  /** How many rows of the page are selected. */
  page: 'empty' | 'none' | 'some' | 'all'
  pickPage: (isPicked: boolean) => void
  pickAll: () => void
  /** Replaces the selection by these rows. */
  select: (rows: readonly Row[]) => void
  /** Replaces the selection by these rows, unless it was cleared in the meantime. */
  pickRows: (rows: readonly Row[]) => void
}

interface SelectionOptions<Row> {
  /** The rows of the shown page. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The search and filters as text: when they change, the selection is cleared. */
  scope: string
  chosen?: Chosen<Row> | undefined
}

/**
 * The selection of a part beside the list that holds chosen rows, whatever the list shows. With it
 * there is no bulk bar.
 */
export interface Chosen<Row> {
  isChosen: (row: Row) => boolean
  choose: (rows: readonly Row[], isChosen: boolean) => void
}

interface Picked<Row> {
  scope: string
  isAll: boolean
  rows: ReadonlyMap<string, Row>
  /** Id of the row at which a range begins. */
  anchor: string | undefined
}

function nothing<Row>(scope: string): Picked<Row> {
  return { scope, isAll: false, rows: new Map(), anchor: undefined }
}

/**
 * The selected rows of a list by their id; paging and sorting keep them.
 *
 * Source: SPEC 2 "Shared widgets"; docs/assumptions.md A-190.
 */
export function useRowSelection<Row>(options: SelectionOptions<Row>): RowSelection<Row> {
  const { rows, rowId, scope, chosen } = options
  const [kept, setKept] = useState<Picked<Row>>(() => nothing(scope))
  const picked = useMemo(() => (kept.scope === scope ? kept : nothing<Row>(scope)), [kept, scope])

  const isSelected = (row: Row) =>
    chosen ? chosen.isChosen(row) : picked.isAll || picked.rows.has(rowId(row))
  const selectedHere = rows.filter(isSelected).length
  const put = (changed: readonly Row[], isPicked: boolean, anchor?: string) => {
    if (chosen) {
      chosen.choose(changed, isPicked)
      setKept({ ...nothing(scope), anchor })
      return
    }
    // After "select all", deselecting one row leaves the other rows of the visible page selected.
    const next = new Map(picked.isAll ? rows.map((row) => [rowId(row), row]) : picked.rows)
    for (const row of changed) {
      if (isPicked) next.set(rowId(row), row)
      else next.delete(rowId(row))
    }
    setKept({ scope, isAll: false, rows: next, anchor })
  }

  const these = (found: readonly Row[]): Picked<Row> => ({
    ...nothing(scope),
    rows: new Map(found.map((row) => [rowId(row), row])),
  })

  return {
    isAll: picked.isAll,
    rows: useMemo(() => [...picked.rows.values()], [picked]),
    page: shareOf(selectedHere, rows.length),
    isSelected,
    pick: (row, isPicked, isRange) => {
      const reached = isRange ? between(rows.map(rowId), picked.anchor, rowId(row)) : undefined
      put(reached ? rows.slice(...reached) : [row], isPicked, rowId(row))
    },
    pickPage: (isPicked) => put(rows, isPicked),
    pickAll: () => setKept({ ...nothing(scope), isAll: true }),
    select: (found) => setKept(these(found)),
    pickRows: (found) =>
      setKept((now) => (now.scope === scope && now.rows.size > 0 ? these(found) : now)),
    clear: () => setKept(nothing(scope)),
  }
}

function shareOf(selected: number, total: number): RowSelection<unknown>['page'] {
  if (total === 0) return 'empty'
  if (selected === 0) return 'none'
  return selected === total ? 'all' : 'some'
}

/** Begin and end of a range, for `slice`; undefined when the range begins on another page. */
function between(
  ids: readonly string[],
  anchor: string | undefined,
  id: string,
): [number, number] | undefined {
  const ends = [ids.indexOf(anchor ?? ''), ids.indexOf(id)].sort((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first < 0 ? undefined : [first, last + 1]
}
