import { useEffect, useEffectEvent } from 'react'

/**
 * What the tabs of a browser and the extension window tell each other.
 *
 * `extended`, `other-user` and `failed` come from the window's last page. Source: docs/assumptions.md A-42.
 */
export interface SessionMessage {
  type: 'signed-out' | 'extended' | 'other-user' | 'failed'
}

const CHANNEL = 'session'

export function tellOtherTabs(message: SessionMessage) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

export function useSessionMessages(hear: (message: SessionMessage) => void) {
  const onMessage = useEffectEvent(hear)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      onMessage(data)
    }
    return () => {
      channel.close()
    }
  }, [])
}
