import { useState } from 'react'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Runs an action that needs no confirmation, and shows whether it succeeded. */
export function useAction() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const say = (status: 200 | -1, text: string) => void dispatch(showFeedback({ status, text }))
  return {
    isBusy,
    say: (text: string) => say(200, text),
    act: async (work: () => Promise<unknown>, doneText?: string) => {
      setBusy(true)
      try {
        await work()
        if (doneText !== undefined) say(200, doneText)
      } catch (error) {
        say(-1, errorText(error))
      }
      setBusy(false)
    },
  }
}
