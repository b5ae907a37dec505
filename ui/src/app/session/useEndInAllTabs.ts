import { useEffect } from 'react'
import { selectSessionState, signedOutElsewhere } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { tellAllTabs, useSessionMessages } from './sessionChannel'

/** A sign-out in one tab takes what the others show off the screen; an end that this tab hears of first is told to them. */
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
