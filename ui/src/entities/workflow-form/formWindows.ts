import { useEffect, useEffectEvent } from 'react'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The message of a form window to the other pages of the browser. */
interface SubmittedForm {
  /** The name of the form, `task 4711`. */
  name: string
  /** The pressed button, `ApprovalAction`. */
  action: string
}

const CHANNEL = 'form-windows'

export function tellSubmitted(form: SubmittedForm) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(form)
  channel.close()
}

/** Calls `hear` when another page of the browser has submitted this form, and loads tasks and requests again. */
export function useSubmittedElsewhere(name: string, hear: (action: string) => void) {
  const dispatch = useAppDispatch()
  const onSubmitted = useEffectEvent((action: string) => {
    dispatch(baseApi.util.invalidateTags(['Task', 'Request', 'Dashboard']))
    hear(action)
  })
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<SubmittedForm>) => {
      if (data.name === name) onSubmitted(data.action)
    }
    return () => channel.close()
  }, [name])
}
