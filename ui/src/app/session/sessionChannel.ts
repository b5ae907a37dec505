import { useEffect, useEffectEvent } from 'react'

/**
 * Messages between the tabs of a browser and the extension window.
 *
 * After `ended`, a tab asks the server whether the session is over. `extended`, `other-user` and `failed` come from the
 * last page of the window. Source: docs/assumptions.md A-42.
 */
export interface SessionMessage {
  type: 'signed-out' | 'ended' | 'extended' | 'other-user' | 'failed'
}

const CHANNEL = 'session'

/** Sends a message to all tabs, including this one if it listens. */
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
