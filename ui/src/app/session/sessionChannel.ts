import { useEffect, useEffectEvent } from 'react'

/**
 * What the tabs of a browser and the extension window tell each other.
 *
 * After `ended` the session may be over: the server knows. `extended`, `other-user` and `failed` come from the window's last page. Source: docs/assumptions.md A-42.
 */
export interface SessionMessage {
  type: 'signed-out' | 'ended' | 'extended' | 'other-user' | 'failed'
}

const CHANNEL = 'session'

/** Reaches this tab too, as far as it listens. */
export function tellAllTabs(message: SessionMessage) {
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
