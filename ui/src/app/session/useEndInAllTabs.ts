import { useEffect } from 'react'
import { selectSessionState, signedOutElsewhere } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { tellAllTabs, useSessionMessages } from './sessionChannel'

/** Removes the content of all tabs after a sign-out in one of them; tells other tabs when this one notices the end first. */
export function useEndInAllTabs() {
  const dispatch = useAppDispatch()
  const hasEnded = useAppSelector(selectSessionState).phase === 'ended'
  useEffect(() => {
    if (hasEnded) tellAllTabs({ type: 'ended' })
  }, [hasEnded])
  useSessionMessages(({ type }) => {
    if (type === 'signed-out') dispatch(signedOutElsewhere())
  })
}
