import { useState } from 'react'

interface Keys<Row> {
  rows: readonly Row[]
  keys: readonly number[]
  /** The free key that was never used. */
  fresh: number
}

/**
 * React keys for the elements of the rows, in their order. An element stays with its row. When all rows are new, the
 * elements of the old ones are used again: changing texts is cheaper than creating rows.
 */
export function useElementKeys<Row>(rows: readonly Row[], rowId: (row: Row) => string) {
  const [kept, setKept] = useState<Keys<Row>>(() =>
    nextKeys({ rows: [], keys: [], fresh: 0 }, rows, rowId),
  )
  if (kept.rows === rows) return kept.keys
  const next = nextKeys(kept, rows, rowId)
  setKept(next)
  return next.keys
}

function nextKeys<Row>(before: Keys<Row>, rows: readonly Row[], rowId: (row: Row) => string) {
  const known = new Map(before.rows.map((row, place) => [rowId(row), before.keys[place]]))
  const areOthers = rows.every((row) => !known.has(rowId(row)))
  let { fresh } = before
  const keys = rows.map(
    (row, place) => (areOthers ? before.keys[place] : known.get(rowId(row))) ?? fresh++,
  )
  return { rows, keys, fresh }
}
