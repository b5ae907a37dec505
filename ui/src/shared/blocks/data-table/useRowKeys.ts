import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { selectHasShortcuts } from '../../platform/store/appearanceSlice'
import { useAppSelector } from '../../platform/store/hooks'
import { type BulkAction, takesSelection } from './action'
import { letterOf } from './letter'
import { bringIntoView, placesIn, type RowPlace, whenDrawn } from './rowPlaces'
import type { RowSelection, Selected } from './useRowSelection'

/** What the letters do in every list that has any. */
export const ROW_KEYS = { next: 'j', previous: 'k', select: 'x' } as const

interface RowKeysOptions<Row> {
  sheet: RefObject<HTMLElement | null>
  /** The rows of the page, as they are drawn. */
  rows: readonly Row[]
  selection: RowSelection<Row>
  actions: readonly BulkAction<Row>[]
  /** Shows the page after this one, or the one before; false where there is none. */
  turn: (step: 1 | -1) => boolean
  /** Whether rows are loading. Meanwhile keys do not turn the page again. */
  isFetching: boolean
}

/**
 * Goes through a list by letters: the focus moves from name to name, so that screen readers say each, and an action's letter does
 * it to the selected rows or to the one with the focus. Without a shortcut among the actions there are no letters.
 *
 * When the row with the focus goes, the one that takes its place has it. After the last row of a page comes the next page,
 * before the first the last row of the page before.
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
  /** To a row of another page, which may not be there yet. */
  const turnTo = (index: number, step: 1 | -1): boolean => {
    if (isFetching && awaited.current !== undefined) return true
    // Before the page is turned: one that is known already is there at once.
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
  // Before the list gives the focus to its beginning.
  useLayoutEffect(() => {
    if (isOn) takePlace()
  }, [isOn, rows])
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
