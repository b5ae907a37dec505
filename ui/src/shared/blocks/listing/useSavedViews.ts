import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  useDropPreferenceMutation,
  useGetPreferenceQuery,
  useSavePreferenceMutation,
} from './preferenceApi'
import type { KeptFilters } from './useKeptFilters'
import { readViews, type SavedView, viewOf, withView, writeViews } from './savedViews'

/** The saved views of a list, with the functions that change them. */
export interface SavedViews {
  views: readonly SavedView[]
  /** The query of the present address. */
  current: string
  /** Whether the views are loaded and the list has gone to its default view. */
  isKnown: boolean
  open: (search: string) => void
  /** Saves the views; returns the error if there is one. */
  save: (view: SavedView) => Promise<unknown>
  remove: (view: SavedView) => Promise<unknown>
}

/**
 * The saved views of a list: addresses with a name. On the first visit without a query, the default
 * view or else the kept filters are opened.
 *
 * @param attribute - name of the preference, `idm.userList.views`.
 * @param maySave - whether views of the list can be saved; otherwise there are none.
 *
 * Source: docs/assumptions.md A-194.
 */
export function useSavedViews(
  attribute: string,
  maySave = true,
  kept?: Pick<KeptFilters, 'search' | 'isLoading'>,
): SavedViews {
  const { data, isLoading: isReading } = useGetPreferenceQuery(maySave ? attribute : skipToken)
  const isLoading = isReading || (kept?.isLoading ?? false)
  const [keep] = useSavePreferenceMutation()
  const [drop] = useDropPreferenceMutation()
  const [params, setParams] = useSearchParams()
  const views = useMemo(() => readViews(data ?? []), [data])
  const current = viewOf(params)
  const first = views.find(({ isDefault }) => isDefault)?.search ?? kept?.search
  const isEntered = useFirstSearch(first, params.size === 0, isLoading)

  async function store(changed: readonly SavedView[]) {
    const answer =
      changed.length > 0 ? keep({ attribute, columns: writeViews(changed) }) : drop(attribute)
    return (await answer).error
  }

  return {
    views,
    current,
    isKnown: !isLoading && isEntered,
    open: (search) => setParams(new URLSearchParams(search)),
    save: (view) => store(withView(views, view)),
    remove: (view) => store(views.filter(({ name }) => name !== view.name)),
  }
}

/**
 * Whether the first visit is over: the address has a query, or `search`, if there is one, has been
 * opened.
 */
function useFirstSearch(search: string | undefined, asksForNothing: boolean, isLoading: boolean) {
  const [, setParams] = useSearchParams()
  const [isEntered, setIsEntered] = useState(!asksForNothing)
  const isOpened = isEntered || (!isLoading && (!search || !asksForNothing))
  if (isOpened && !isEntered) setIsEntered(true)
  useEffect(() => {
    if (!isLoading && !isEntered && asksForNothing && search) {
      setParams(new URLSearchParams(search), { replace: true })
    }
  }, [isLoading, isEntered, asksForNothing, search, setParams])
  return isOpened
}
