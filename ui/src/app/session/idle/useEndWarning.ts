import { useEffect, useEffectEvent, useState } from 'react'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useSession } from '../../../shared/platform/session/useSession'
import { useAskSession } from '../useAskSession'
import { readLastAccess } from './lastAccess'

const WARNED_MS = 2 * 60_000

/**
 * Warns two minutes before the session ends, because nobody was active in any tab or its longest time is over. A
 * session with less than four minutes of idle time is warned of after half of it.
 *
 * @returns `endsAt` in milliseconds since 1970, undefined before the warning; `ask` loads the end from the server,
 * which decides.
 *
 * Source: SPEC 4 "Session".
 */
export function useEndWarning() {
  const { lastsUntil } = useSession()
  const idleMs = useBootstrap().context.sessionTimeOut * 1000
  const askSession = useAskSession()
  const [endsAt, setEndsAt] = useState<number>()
  const ask = async () => {
    const session = await askSession(false)
    const end = session && Math.min(session.idleUntil, session.lastsUntil)
    if (end !== undefined && Number.isFinite(end)) setEndsAt(end)
  }
  const warn = useEffectEvent((end: number) => {
    setEndsAt(end)
    void ask()
  })
  const isWarning = endsAt !== undefined
  useEffect(() => {
    if (isWarning) return
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const end = Math.min(readLastAccess() + idleMs, lastsUntil)
      const wait = end - Math.min(WARNED_MS, idleMs / 2) - Date.now()
      if (wait <= 0) warn(end)
      else timer = setTimeout(check, wait)
    }
    check()
    return () => {
      clearTimeout(timer)
    }
  }, [idleMs, isWarning, lastsUntil])
  const dismiss = () => {
    setEndsAt(undefined)
  }
  return { endsAt, ask, dismiss }
}
