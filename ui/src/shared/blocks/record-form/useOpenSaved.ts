import { useNavigate } from 'react-router-dom'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'

/** A saved record. */
interface Saved {
  name: string
  /** The message, `Group updated successfully`. */
  text: string
  /** The page that opens in place of the form, `/groups/cn%3DFinance`. */
  page: string
}

/** After a save: shows the message and opens a page, so that Back does not lead to the form again. */
export function useOpenSaved() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return ({ name, text, page }: Saved) => {
    dispatch(showFeedback({ status: 200, text, about: { name } }))
    void navigate(page, { replace: true })
  }
}
