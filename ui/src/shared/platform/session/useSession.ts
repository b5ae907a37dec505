import { useAppSelector } from '../store/hooks'
import { selectSession, type SignedInSession } from '../store/sessionSlice'

/** The session of the signed-in person. For components below the start only, where there always is one. */
export function useSession(): SignedInSession {
  const session = useAppSelector(selectSession)
  if (!session) throw new Error('useSession is used without a session')
  return session
}
