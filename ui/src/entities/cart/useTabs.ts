import { useEffect, useEffectEvent, useRef } from 'react'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import type { Cart } from './model'

interface TabsOptions {
  /** As it may be told; the same as in the tabs until somebody changes it here. */
  cart: Cart
  /** What lay on the device, which the other tabs have too. */
  restored: Cart | undefined
  hear: (cart: Cart) => void
}

/**
 * Has all tabs of a browser show the same cart: what changes in one is told to the others. What becomes of it when its page is
 * gone is told by `tellLater`, also to that page where it is there again.
 *
 * Source: docs/assumptions.md A-433.
 */
export function useTabs({ cart, restored, hear }: TabsOptions) {
  const { user } = useBootstrap()
  const name = `cart ${user.dn} ${useProxiedUser()?.dn ?? ''}`
  const channel = useRef<BroadcastChannel>(undefined)
  const text = JSON.stringify(cart)
  const known = useRef(text)
  const take = useEffectEvent(hear)
  useEffect(() => {
    const opened = new BroadcastChannel(name)
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      known.current = data
      take(JSON.parse(data) as Cart)
    }
    channel.current = opened
    return () => opened.close()
  }, [name])
  useEffect(() => {
    const isKnown = text === known.current || text === JSON.stringify(restored)
    known.current = text
    if (!isKnown) channel.current?.postMessage(text)
  }, [text, restored])
  return {
    tellLater: (later: Promise<Cart>) =>
      void later.then((known) => {
        const opened = new BroadcastChannel(name)
        opened.postMessage(JSON.stringify(known))
        opened.close()
      }),
  }
}
