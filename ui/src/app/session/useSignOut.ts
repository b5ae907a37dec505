import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { selectAppearance } from '../../shared/platform/store/appearanceSlice'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SIGNING_OUT, useSignOutMutation } from '../../shared/platform/session/sessionApi'
import { signedOut } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { commitWaiting } from '../../shared/blocks/undo/waitingCommits'
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
