import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { selectHasShortcuts } from '../../platform/store/appearanceSlice'
import { useAppSelector } from '../../platform/store/hooks'
import { type BulkAction, takesSelection } from './action'
import { letterOf } from './letter'
import { bringIntoView, placesIn, type RowPlace, whenDrawn } from './rowPlaces'
import type { RowSelection, Selected } from './useRowSelection'

/** The letter keys of every list that has letter keys. */
export const ROW_KEYS = { next: 'j', previous: 'k', select: 'x' } as const

interface RowKeysOptions<Row> {
  sheet: RefObject<HTMLElement | null>
  /** The rows of the page, in their order. */
  rows: readonly Row[]
  selection: RowSelection<Row>
  actions: readonly BulkAction<Row>[]
  /** Shows the next or the previous page; false where there is none. */
  turn: (step: 1 | -1) => boolean
  /** Whether rows are loading. Meanwhile keys do not turn the page again. */
  isFetching: boolean
}

/**
 * Letter keys for a list. They move the focus from name to name, so that screen readers read each name, and run an
 * action on the selected rows or on the focused row. Without an action that has a shortcut, there are no letter keys.
 *
 * When the focused row is removed, the row in its place gets the focus. After the last row of a page comes the next
 * page, before the first row the last row of the previous page.
 *
 * Source: docs/assumptions.md A-293.
 */
export function useRowKeys<Row>(options: RowKeysOptions<Row>) {
  const { sheet, rows, selection, actions, turn, isFetching } = options
  const isOn = useAppSelector(selectHasShortcuts) && actions.some(({ shortcut }) => shortcut)
  const reached = useRef<number>(undefined)
  const awaited = useRef<number>(undefined)
  const stopWaiting = useRef<() => void>(undefined)

  const take = (place: RowPlace | undefined) => {
    place?.target?.focus()
    reached.current = place?.index
  }
  const goTo = (index: number) => {
    const places = placesIn(sheet.current)
    take(places[Math.min(index, places.length - 1)])
  }
  /** Focuses a row of another page, which may still have to load. */
  const turnTo = (index: number, step: 1 | -1): boolean => {
    if (isFetching && awaited.current !== undefined) return true
    // Set before the page is turned, as a cached page is rendered at once.
    awaited.current = index
    const isThere = turn(step)
    if (!isThere) awaited.current = undefined
    return isThere
  }
  const goOn = (at: number) => {
    const isLast = placesIn(sheet.current)[at]?.index === rows.length - 1
    if (!isLast || !turnTo(0, 1)) goTo(at + 1)
  }
  const goBack = (at: number) => {
    const isFirst = placesIn(sheet.current)[at]?.index === 0
    if (!isFirst || !turnTo(Infinity, -1)) goTo(Math.max(0, at - 1))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event)
    if (letter === undefined) return
    stopWaiting.current?.()
    const places = placesIn(sheet.current)
    const at = places.findIndex(({ row }) => row.contains(document.activeElement))
    if (letter === ROW_KEYS.next) goOn(at)
    else if (letter === ROW_KEYS.previous) goBack(at)
    else if (!doTo(letter, rows[places[at]?.index ?? -1], selection, actions, event)) return
    event.preventDefault()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])

  const takePlace = useEffectEvent(() => {
    if (awaited.current !== undefined && rows.length > 0) {
      const index = Math.min(awaited.current, rows.length - 1)
      awaited.current = undefined
      stopWaiting.current = whenDrawn(sheet.current, index, (place) => {
        take(place)
        bringIntoView(place.row, 'nearest')
      })
    } else if (reached.current !== undefined && document.activeElement === document.body) {
      goTo(reached.current)
    }
  })
  // A layout effect, as the list itself moves a lost focus to its beginning later.
  useLayoutEffect(() => {
    if (isOn) takePlace()
  }, [isOn, rows])
}

/** Runs the letter's command on a row; false if it has none. */
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
