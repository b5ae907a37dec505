import { useErrorText } from '../../shared/api/useErrorText'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'

/** Tells that something could not be done, and why. */
export function useFailure() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  return (error: unknown) => {
    dispatch(showFeedback({ status: -1, text: errorText(error) }))
  }
}
