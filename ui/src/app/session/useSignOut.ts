import { isApiError, useErrorText } from '../../shared/platform/errors/useErrorText'
import { selectAppearance } from '../../shared/platform/store/appearanceSlice'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useSignOutMutation } from '../../shared/platform/session/sessionApi'
import {
  sessionEnded,
  signedOut,
  signOutBegan,
  signOutFailed,
} from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { commitWaiting } from '../../shared/blocks/undo/waitingCommits'
import { forgetUser } from './deviceMemory'
import { tellAllTabs } from './sessionChannel'

/** There is no session that could be signed out. */
const ENDED = new Set(['no_session', 'session_over'])

/** Signs out here and in other tabs, then leaves for the provider's sign-out page. */
export function useSignOut() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const appearance = useAppSelector(selectAppearance)
  const [signOut] = useSignOutMutation()
  return async () => {
    await commitWaiting()
    dispatch(signOutBegan())
    const { data, error } = await signOut(undefined)
    if (error) {
      dispatch(signOutFailed())
      if (isApiError(error) && ENDED.has(error.code)) {
        dispatch(sessionEnded({ loginUrl: error.loginUrl ?? 'bff/login' }))
      } else dispatch(showFeedback({ status: -1, text: errorText(error) }))
      return
    }
    forgetUser(appearance)
    tellAllTabs({ type: 'signed-out' })
    dispatch(signedOut(data))
  }
}
