import { useEffect, useEffectEvent, useRef } from 'react'
import { isApiError } from '../../shared/platform/errors/useErrorText'
import { callUnanswered, selectNetwork } from '../../shared/platform/store/networkSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'

/** Tries again by itself what failed because nothing reached the server, once the connection is back. */
export function useRetryWhenBack(error: unknown, onRetry: () => void) {
  const dispatch = useAppDispatch()
  const { isLost } = useAppSelector(selectNetwork)
  const wasLost = useRef(isLost)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (isApiError(error) && error.code === 'network') dispatch(callUnanswered())
  }, [dispatch, error])
  useEffect(() => {
    if (wasLost.current && !isLost) retry()
    wasLost.current = isLost
  }, [isLost])
}
