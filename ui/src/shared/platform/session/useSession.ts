import { useAppSelector } from '../store/hooks'
import { selectSession, type SignedInSession } from '../store/sessionSlice'

/** Who is signed in. Used below the start only, where somebody always is. */
export function useSession(): SignedInSession {
  const session = useAppSelector(selectSession)
  if (!session) throw new Error('useSession is used without a session')
  return session
}
