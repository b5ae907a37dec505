import { useEffect } from 'react'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useIsInView } from '../../shared/platform/live/useIsInView'
import { useAppDispatch } from '../../shared/platform/store/hooks'

const PAUSE_MS = 30_000

/**
 * Loads workflows again every 30 s while the page is visible. The event stream reports what people do, and no progress
 * of a workflow by itself.
 */
export function useFollowedWorkflows() {
  const dispatch = useAppDispatch()
  const isInView = useIsInView()
  useEffect(() => {
    if (!isInView) return undefined
    const timer = setInterval(() => dispatch(baseApi.util.invalidateTags(['Process'])), PAUSE_MS)
    return () => clearInterval(timer)
  }, [dispatch, isInView])
}
