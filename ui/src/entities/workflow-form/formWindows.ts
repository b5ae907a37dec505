import { useEffect, useEffectEvent } from 'react'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** What a window tells the other pages of its browser. */
interface SubmittedForm {
  /** `task 4711`. */
  name: string
  /** The button that was pressed, `ApprovalAction`. */
  action: string
}

const CHANNEL = 'form-windows'

export function tellSubmitted(form: SubmittedForm) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(form)
  channel.close()
}

/** Hears that another page of the browser has submitted a form; what is known of tasks and requests is then read again. */
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
