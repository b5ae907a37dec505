import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useMemo, useRef } from 'react'
import { useAppDispatch, useAppSelector, type RootState } from '../store/hooks'

/** How many results are rendered together, and how many reads are started together: each render takes time. */
const STEP = 20

interface Reading {
  abort: () => void
  unsubscribe: () => void
  refetch: () => unknown
}

interface Kept<Data> {
  data?: Data | undefined
  error?: unknown
  status: string
}

/** Makes the read of one record by its id. */
interface EachEndpoint<Data> {
  initiate: (id: string) => ThunkAction<Reading, RootState, undefined, UnknownAction>
  select: (id: string) => (state: RootState) => Kept<Data>
}

interface Seen<Data> {
  ids: readonly string[]
  kept: readonly Kept<Data>[]
}

export interface ReadEach<Data> {
  /** The results by id; without the ids that failed to load. */
  found: ReadonlyMap<string, Data>
  /** The errors by id of the reads that failed. */
  errors: ReadonlyMap<string, unknown>
  /** The number of reads without a result. */
  left: number
  /** Repeats the failed reads. */
  readAgain: () => void
}

/**
 * Makes one read for each id and returns the results as they arrive. Running reads are aborted when the component
 * unmounts. The endpoint limits how many calls run at once, see `fewAtOnce`.
 *
 * @param ids - a new array starts again.
 */
export function useReadEach<Data>(
  endpoint: EachEndpoint<Data>,
  ids: readonly string[],
): ReadEach<Data> {
  const readings = useReadings(endpoint, ids)
  const selectors = useMemo(() => ids.map((id) => endpoint.select(id)), [endpoint, ids])
  const seen = useAppSelector(
    (state): Seen<Data> => ({ ids, kept: selectors.map((select) => select(state)) }),
    isHardlyNew,
  )
  return useMemo(() => {
    const errors = by(seen, ({ data, error }) => (data === undefined ? error : undefined))
    return {
      found: by(seen, ({ data }) => data),
      errors,
      left: seen.kept.length - answered(seen.kept),
      readAgain: () => {
        for (const id of errors.keys()) readings.current.get(id)?.refetch()
      },
    }
  }, [readings, seen])
}

/** One part of the results by id, for the results that have it. */
function by<Data, Part>({ ids, kept }: Seen<Data>, partOf: (kept: Kept<Data>) => Part | undefined) {
  const parts = new Map<string, Part>()
  for (const [place, each] of kept.entries()) {
    const [id, part] = [ids[place], partOf(each)]
    if (id !== undefined && part !== undefined) parts.set(id, part)
  }
  return parts
}

function useReadings(endpoint: EachEndpoint<unknown>, ids: readonly string[]) {
  const dispatch = useAppDispatch()
  const readings = useRef(new Map<string, Reading>())
  useEffect(() => {
    const [begun, wanted] = [readings.current, new Set(ids)]
    stop(begun, (id) => !wanted.has(id))
    const due = [...wanted].filter((id) => !begun.has(id))
    let timer: number | undefined
    const beginNext = () => {
      for (const id of due.splice(0, STEP)) begun.set(id, dispatch(endpoint.initiate(id)))
      if (due.length > 0) timer = window.setTimeout(beginNext)
    }
    beginNext()
    return () => window.clearTimeout(timer)
  }, [dispatch, endpoint, ids])
  useEffect(() => {
    const begun = readings.current
    return () => stop(begun, () => true)
  }, [])
  return readings
}

function stop(readings: Map<string, Reading>, isOver: (id: string) => boolean) {
  for (const [id, reading] of readings) {
    if (!isOver(id)) continue
    reading.abort()
    reading.unsubscribe()
    readings.delete(id)
  }
}

function isHardlyNew<Data>(before: Seen<Data>, now: Seen<Data>): boolean {
  if (before.ids !== now.ids) return false
  const [then, by] = [answered(before.kept), answered(now.kept)]
  const isWaiting = by < now.kept.length && then <= by && by < then + STEP
  return isWaiting || now.kept.every((each, place) => each === before.kept[place])
}

function answered(kept: readonly Kept<unknown>[]): number {
  return kept.filter(({ status }) => status === 'fulfilled' || status === 'rejected').length
}
