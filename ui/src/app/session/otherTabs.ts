import { useEffect } from 'react'
import { signedOutElsewhere } from '../../shared/session/sessionSlice'
import { useAppDispatch } from '../../shared/store/hooks'

const CHANNEL = 'session'
const SIGNED_OUT = 'signed-out'

export function tellOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(SIGNED_OUT)
  channel.close()
}

/** A sign-out in one tab takes what the others show off the screen. */
export function useSignOutOfOtherTabs() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data === SIGNED_OUT) dispatch(signedOutElsewhere())
    }
    return () => {
      channel.close()
    }
  }, [dispatch])
}
