import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactElement,
} from 'react'

interface Places<Row> {
  rows: readonly Row[]
  /** Keys of the elements of the rows, in their order; then of those that another page may use again. */
  keys: readonly number[]
  /** Which was never used. */
  freshKey: number
  /** How many rows are drawn before the rest. */
  first: number
}

interface DrawnRowsOptions<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** What the rows stand in, once it is there. */
  body: HTMLTableSectionElement | null
  /** Keep it while what it draws is the same: rows that wait keep their elements, which are then not drawn twice. */
  draw: (row: Row, key: number) => ReactElement
}

/**
 * Draws the rows of a page. An element stays with its row, and with its place when all rows are others: to change texts takes
 * less than to make rows. Those in the window are then drawn before the rest, which begins when they are on the screen.
 *
 * `useDeferredValue` would not do: it lets nothing wait in what is a transition already, as all that follows an address is.
 */
export function useDrawnRows<Row>({ rows, rowId, body, draw }: DrawnRowsOptions<Row>) {
  const [places, setPlaces] = useState(() => nextPlaces(NO_PLACES, rows, rowId, body))
  if (places.rows !== rows) setPlaces(nextPlaces(places, rows, rowId, body))
  const drawn = useMemo(
    () => rows.map((row, place) => draw(row, places.keys[place] ?? place)),
    [rows, places.keys, draw],
  )
  const [before, setBefore] = useState({ rows, drawn })
  const keep = useEffectEvent(() => startTransition(() => setBefore({ rows, drawn })))
  useEffect(() => afterNextPicture(() => keep()), [rows])
  if (before.rows === rows) return drawn
  return [...drawn.slice(0, places.first), ...before.drawn.slice(places.first, rows.length)]
}

/** Does something once what is drawn now is on the screen; returns how to call that off. */
function afterNextPicture(callback: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

const NO_PLACES = { rows: [], keys: [], freshKey: 0, first: 0 }

function nextPlaces<Row>(
  before: Places<Row>,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  body: HTMLTableSectionElement | null,
): Places<Row> {
  const known = new Map(before.rows.map((row, place) => [rowId(row), before.keys[place]]))
  const areOthers = rows.every((row) => !known.has(rowId(row)))
  let { freshKey } = before
  const keys = rows.map(
    (row, place) => (areOthers ? before.keys[place] : known.get(rowId(row))) ?? freshKey++,
  )
  const left = areOthers ? before.keys.slice(rows.length) : []
  const first = areOthers ? rowsInWindow(body) : rows.length
  return { rows, keys: [...keys, ...left], freshKey, first }
}

/** How many of the rows that are drawn begin above the end of the window. */
function rowsInWindow(body: HTMLTableSectionElement | null): number {
  const drawn = [...(body?.rows ?? [])]
  const beyond = drawn.findIndex((row) => row.getBoundingClientRect().top >= window.innerHeight)
  return beyond < 0 ? drawn.length : beyond
}
