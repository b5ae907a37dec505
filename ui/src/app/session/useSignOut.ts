import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { selectAppearance } from '../../shared/platform/store/appearanceSlice'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SIGNING_OUT, useSignOutMutation } from '../../shared/platform/session/sessionApi'
import { signedOut } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { commitWaiting } from '../../shared/blocks/undo/waitingCommits'
import { forgetUser } from './deviceMemory'
import { tellAllTabs } from './sessionChannel'

/** Signs out here and in other tabs, then leaves for the provider's sign-out page. */
export function useSignOut() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const appearance = useAppSelector(selectAppearance)
  const [signOut] = useSignOutMutation(SIGNING_OUT)
  return async () => {
    await commitWaiting()
    const { data, error } = await signOut(undefined)
    if (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
      return
    }
    forgetUser(appearance)
    tellAllTabs({ type: 'signed-out' })
    dispatch(signedOut(data))
  }
}
