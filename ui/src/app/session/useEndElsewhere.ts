import { selectIsSigningOut, signedOutElsewhere } from '../../shared/platform/store/sessionSlice'
import { useSession } from '../../shared/platform/session/useSession'
import { useAppStore } from '../../shared/platform/store/hooks'
import { useSessionMessages } from './sessionChannel'
import { useAskSession } from './useAskSession'

/**
 * When another tab says that the session may be over, asks the server: the content is removed, stays or, if another
 * person has signed in, the application starts afresh. A running sign-out of this tab ends the session too, and leaves
 * for the provider. Source: docs/assumptions.md A-378.
 */
export function useEndElsewhere(startAfresh: () => void) {
  const askSession = useAskSession()
  const { userName } = useSession()
  const store = useAppStore()
  const ask = async () => {
    const session = await askSession(false, () => signedOutElsewhere())
    if (session && session.userName !== userName) startAfresh()
  }
  useSessionMessages(({ type }) => {
    if (type === 'ended' && !selectIsSigningOut(store.getState())) void ask()
  })
}
