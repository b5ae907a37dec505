import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { selectHasShortcuts } from '../appearance/appearanceSlice'
import { useAppSelector } from '../store/hooks'
import { type BulkAction, takesSelection } from './action'
import { letterOf } from './letter'
import type { RowSelection, Selected } from './useRowSelection'

/** What the letters do in every list that has any. */
export const ROW_KEYS = { next: 'j', previous: 'k', select: 'x' } as const

interface RowKeysOptions<Row> {
  sheet: RefObject<HTMLElement | null>
  /** The rows of the page, as they are drawn. */
  rows: readonly Row[]
  selection: RowSelection<Row>
  actions: readonly BulkAction<Row>[]
  /** Shows the next page; false where there is none. */
  turn: () => boolean
}

/**
 * Goes through a list by letters: the focus moves from name to name, so that readers say each, and an action's letter does
 * it to the selected rows or to the one with the focus. Without a shortcut among the actions there are no letters.
 *
 * When the row with the focus goes, the one that takes its place has it. After the last row of a page comes the next page.
 *
 * Source: docs/assumptions.md A-293.
 */
export function useRowKeys<Row>(options: RowKeysOptions<Row>) {
  const { sheet, rows, selection, actions, turn } = options
  const isOn = useAppSelector(selectHasShortcuts) && actions.some(({ shortcut }) => shortcut)
  const reached = useRef<number>(undefined)

  const goTo = (index: number) => {
    const places = placesIn(sheet.current)
    const place = places[Math.min(index, places.length - 1)]
    place?.target?.focus()
    reached.current = place?.index
  }
  const goOn = (at: number) => {
    const isLast = placesIn(sheet.current)[at]?.index === rows.length - 1
    // Before the page is turned: one that is known already is there at once.
    reached.current = 0
    if (!isLast || !turn()) goTo(at + 1)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event)
    if (letter === undefined) return
    const places = placesIn(sheet.current)
    const at = places.findIndex(({ row }) => row.contains(document.activeElement))
    if (letter === ROW_KEYS.next) goOn(at)
    else if (letter === ROW_KEYS.previous) goTo(Math.max(0, at - 1))
    else if (!doTo(letter, rows[places[at]?.index ?? -1], selection, actions, event)) return
    event.preventDefault()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])

  const takePlace = useEffectEvent(() => {
    if (reached.current !== undefined && document.activeElement === document.body) {
      goTo(reached.current)
    }
  })
  // Before the list gives the focus to its beginning.
  useLayoutEffect(() => {
    if (isOn) takePlace()
  }, [isOn, rows])
}

interface RowPlace {
  row: HTMLElement
  /** Which row of the page it is. */
  index: number
  /** What of it gets the focus. */
  target: HTMLElement | null
}

/** The rows that are drawn; of a long list those in view tell their number. */
function placesIn(sheet: HTMLElement | null): RowPlace[] {
  const drawn = sheet?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  return [...drawn].map((row, order) => ({
    row,
    index: Number(row.dataset.index ?? order),
    target: row.querySelector<HTMLElement>('th a') ?? row.querySelector('a, button, input'),
  }))
}

/** Whether there was something to do. */
function doTo<Row>(
  letter: string,
  row: Row | undefined,
  selection: RowSelection<Row>,
  actions: readonly BulkAction<Row>[],
  { repeat }: KeyboardEvent,
): boolean {
  if (repeat) return false
  if (letter === ROW_KEYS.select && row) {
    selection.pick(row, !selection.isSelected(row), false)
    return true
  }
  const action = actions.find(({ shortcut }) => shortcut === letter)
  const meant = meantBy(selection, row)
  if (!action || !meant || !takesSelection(action, meant)) return false
  action.onAction(meant)
  return true
}

function meantBy<Row>(
  selection: RowSelection<Row>,
  row: Row | undefined,
): Selected<Row> | undefined {
  if (selection.isAll || selection.rows.length > 0) return selection
  return row && { isAll: false, rows: [row], clear: () => undefined }
}
