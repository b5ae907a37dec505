import { useState } from 'react'
import { useDraft } from '../../shared/drafts/useDraft'
import { EMPTY_CART, isEmpty, toKeep, type Cart, type CartItem, type Recipient } from './model'

/**
 * The cart of the person who is signed in, or who is acted for. It is kept sealed on the device, and back without a question when
 * they come back: after a reload, a sign-out or the end of a session.
 *
 * Source: docs/assumptions.md.
 */
export function useCart() {
  const [cart, setCart] = useState(EMPTY_CART)
  const [isRestored, setRestored] = useState(false)
  const { found } = useDraft<Cart>({
    name: 'cart',
    version: 2,
    value: isEmpty(cart) ? undefined : toKeep(cart),
  })
  if (found && !isRestored) {
    setRestored(true)
    setCart((begun) => joined(found.value, begun))
  }
  const changeItem = (id: string, part: Partial<CartItem>) =>
    setCart((before) => ({
      ...before,
      items: before.items.map((item) => (item.permission.id === id ? { ...item, ...part } : item)),
    }))
  return {
    cart,
    chooseWhom: (isForOthers: boolean) => setCart((before) => ({ ...before, isForOthers })),
    setRecipients: (recipients: readonly Recipient[]) =>
      setCart((before) => ({ ...before, recipients })),
    setReason: (reason: string) => setCart((before) => ({ ...before, reason })),
    add: (item: CartItem) =>
      setCart((before) => ({ ...before, items: [...without(before, item.permission.id), item] })),
    remove: (id: string) => setCart((before) => ({ ...before, items: without(before, id) })),
    changeItem,
    /** What is left after a call; an empty cart begins anew. */
    keep: (leftOf: (items: readonly CartItem[]) => readonly CartItem[]) =>
      setCart((before) => {
        const items = leftOf(before.items)
        return items.length === 0 ? EMPTY_CART : { ...before, items }
      }),
  }
}

export type CartState = ReturnType<typeof useCart>

function without({ items }: Cart, id: string) {
  return items.filter(({ permission }) => permission.id !== id)
}

/** What was put in before the kept cart was there is added to it. */
function joined(kept: Cart, begun: Cart): Cart {
  const added = begun.items.filter(({ permission }) =>
    kept.items.every((item) => item.permission.id !== permission.id),
  )
  return { ...kept, items: [...kept.items, ...added] }
}
