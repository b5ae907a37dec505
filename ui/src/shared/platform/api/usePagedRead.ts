import { useState } from 'react'
import type { Read } from './read'
import { type Reading, useRead } from './useRead'

/** The loaded part of a list. */
export interface PageReading<Data> extends Reading<Data> {
  /** Whether the data is that of the previous page, while the new page loads. */
  isStale: boolean
}

/**
 * Loads a list page by page. While a page loads, the previous one stays, with its buttons.
 *
 * @param read - undefined while there is nothing to load.
 * @param list - identifies the list.
 * @param page - identifies the page.
 */
export function usePagedRead<Data>(
  read: Read<Data> | undefined,
  list: string,
  page: number,
): PageReading<Data> {
  const reading = useRead(read, JSON.stringify([list, page]))
  const [before, setBefore] = useState<{ list: string; data: Data }>()
  const { data } = reading
  if (data !== undefined && before?.data !== data) setBefore({ list, data })
  const stale = reading.isLoading && before?.list === list ? before.data : undefined
  const isStale = stale !== undefined
  return { ...reading, data: data ?? stale, isLoading: reading.isLoading && !isStale, isStale }
}
