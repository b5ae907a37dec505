import { useEffect } from 'react'
import { FRAME_ACTIVITY } from '../../../shared/platform/session/frameActivity'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useAskSession } from '../useAskSession'
import { recordAccess } from './lastAccess'
import { EXTENSIONS, paced, TOUCHES } from './paced'

const ACTIVITY = ['click', 'touchstart', 'keydown', FRAME_ACTIVITY] as const

function extendAtProvider(address: string | undefined) {
  if (!address) return
  // The reply of another origin cannot be read, and is not needed; a failure of the provider is noticed elsewhere.
  fetch(address, { mode: 'no-cors', credentials: 'include' }).catch(() => undefined)
}

/**
 * While the person is active: records it for all tabs, and keeps the sessions of the gateway and the provider alive.
 * Source: SPEC 4 "Session"; docs/assumptions.md A-177; docs/assumptions.md.
 */
export function useActivity(isPaused: boolean) {
  const askSession = useAskSession()
  const { extendSession } = useBootstrap().context
  useEffect(() => {
    if (isPaused) return
    const touch = paced(() => void askSession(true), TOUCHES)
    const extend = paced(() => {
      extendAtProvider(extendSession)
    }, EXTENSIONS)
    const note = () => {
      recordAccess()
      touch.ask()
      extend.ask()
    }
    extend.ask()
    for (const event of ACTIVITY) document.addEventListener(event, note, true)
    return () => {
      touch.stop()
      extend.stop()
      for (const event of ACTIVITY) document.removeEventListener(event, note, true)
    }
  }, [askSession, extendSession, isPaused])
}
