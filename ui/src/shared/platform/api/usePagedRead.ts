import { useState } from 'react'
import type { Read } from './read'
import { type Reading, useRead } from './useRead'

/** The loaded part of a list. */
export interface PageReading<Data> extends Reading<Data> {
  /** The data is of the page before: this one is on its way. */
  isStale: boolean
}

/**
 * Reads a list page by page: while another page is on its way, the one before stays, and with it what leads on.
 *
 * @param read - undefined while there is nothing to ask.
 * @param list - tells one list from another.
 * @param page - tells one page of it from another.
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
