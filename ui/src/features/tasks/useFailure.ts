import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Shows the error of a failed action. */
export function useFailure() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  return (error: unknown) => {
    dispatch(showFeedback({ status: -1, text: errorText(error) }))
  }
}
