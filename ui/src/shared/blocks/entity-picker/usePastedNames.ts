import { useLayoutEffect, useRef, useState } from 'react'
import { inTurns } from '../../platform/api/inTurns'
import { useAppDispatch } from '../../platform/store/hooks'
import { itemCalled, namesIn } from './pasted'
import type { PickerItem } from './pickerItem'
import type { ListTab } from './pickerTab'

/** The number of names that are looked up at the same time. */
const AT_ONCE = 4

/** The progress and the outcome of a pasted list. */
export interface PastedNames {
  /** Whether names are still being looked up. */
  isLooking: boolean
  added: number
  /** Names that match no item, or several. */
  missing: readonly string[]
  /** Names whose search failed, so that nobody knows whether they exist. */
  failed: readonly string[]
}

/** Looks up each name of a pasted list in a tab and selects the items it finds. Reports the names that it does not find. */
export function usePastedNames(onFound: (items: readonly PickerItem[]) => void) {
  const dispatch = useAppDispatch()
  const [pasted, setPasted] = useState<PastedNames>()
  // The latest callback, so that items that were chosen during the look-up are kept.
  const latest = useRef(onFound)
  useLayoutEffect(() => {
    latest.current = onFound
  })
  const lookUp = async (tab: ListTab, names: readonly string[]) => {
    setPasted({ isLooking: true, added: 0, missing: [], failed: [] })
    const inTurn = inTurns(AT_ONCE)
    const found = await Promise.all(
      names.map((query) =>
        inTurn(async () => {
          const { data } = await dispatch(tab.ask({ query, page: 0 }))
          return { query, isKnown: data !== undefined, item: data && itemCalled(query, data.items) }
        }),
      ),
    )
    const items = found.flatMap(({ item }) => item ?? [])
    const without = found.filter(({ item }) => !item)
    const missing = without.filter(({ isKnown }) => isKnown).map(({ query }) => query)
    const failed = without.filter(({ isKnown }) => !isKnown).map(({ query }) => query)
    if (items.length > 0) latest.current(items)
    setPasted({ isLooking: false, added: items.length, missing, failed })
  }
  return {
    pasted,
    /** Whether a text is a list of names; a single name is text to search for. */
    paste: (tab: ListTab, text: string): boolean => {
      const names = namesIn(text)
      if (names.length > 1) void lookUp(tab, names)
      return names.length > 1
    },
  }
}
