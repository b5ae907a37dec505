import type { UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { readSession } from '../../shared/platform/session/sessionApi'
import { sessionEnded } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

type SessionOver = (where: { loginUrl: string }) => UnknownAction

/**
 * Asks the server about the session; when it has ended, the page is left for the sign-in, or what `over` makes of it happens.
 *
 * @returns the function: `touch` counts as activity. It gives the session, undefined when there is none or no answer.
 */
export function useAskSession() {
  const dispatch = useAppDispatch()
  return useCallback(
    async (touch: boolean, over: SessionOver = sessionEnded) => {
      const { data } = await dispatch(
        readSession.initiate({ touch }, { forceRefetch: true, subscribe: false }),
      )
      if (data?.signedIn === false) dispatch(over({ loginUrl: data.loginUrl }))
      return data?.signedIn ? data : undefined
    },
    [dispatch],
  )
}
