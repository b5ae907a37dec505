import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useIsInView } from '../../shared/platform/live/useIsInView'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { useReadProcessQuery } from './api'
import { isEnded, type Process } from './model'

/**
 * How often the state of a process is loaded: at first, and after it has run for some time. Source: docs/assumptions.md
 *
 */
const POLL_MS = 2_000
const LONG_POLL_MS = 10_000
const LONG_AFTER_MS = 30_000

/**
 * The present state of a process, loaded repeatedly while it runs and the page is visible. When it ends, the lists are
 * loaded again.
 */
export function useFollowed(listed: Process | undefined): Process | undefined {
  const dispatch = useAppDispatch()
  const isRunning = listed !== undefined && !isEnded(listed)
  const isInView = useIsInView()
  const pause = useIsLong(isRunning ? listed.id : undefined) ? LONG_POLL_MS : POLL_MS
  const { currentData: asked } = useReadProcessQuery(isRunning ? listed.id : skipToken, {
    pollingInterval: isInView ? pause : 0,
    refetchOnMountOrArgChange: true,
  })
  const hasEnded = asked !== undefined && isEnded(asked)
  useEffect(() => {
    if (hasEnded) dispatch(baseApi.util.invalidateTags(['Reconciliation']))
  }, [dispatch, hasEnded])
  return isRunning ? (asked ?? listed) : listed
}

function useIsLong(id: string | undefined): boolean {
  const [longId, setLongId] = useState<string>()
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => setLongId(id), LONG_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])
  return id !== undefined && longId === id
}
