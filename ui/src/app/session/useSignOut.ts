import { useErrorText } from '../../shared/api/useErrorText'
import { selectAppearance } from '../../shared/appearance/appearanceSlice'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { SIGNING_OUT, useSignOutMutation } from '../../shared/session/sessionApi'
import { signedOut } from '../../shared/session/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks'
import { commitWaiting } from '../../shared/undo/waitingCommits'
import { forgetUser } from './deviceMemory'
import { tellAllTabs } from './sessionChannel'

/** Ends the session here, in other tabs and, by leaving for its address, at the provider. */
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
