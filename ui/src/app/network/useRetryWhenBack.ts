import { useEffect, useEffectEvent, useRef } from 'react'
import { isApiError } from '../../shared/platform/errors/useErrorText'
import { callUnanswered, selectNetwork } from '../../shared/platform/store/networkSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'

/** When the network is back, repeats a read that failed for lack of a network. */
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
