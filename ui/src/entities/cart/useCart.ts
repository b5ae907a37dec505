import { useLayoutEffect, useMemo } from 'react'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { selectCart } from './cartSlice'
import { changeCart, openCart } from './changeCart'
import { withRecipients, type Cart, type CartItem, type Recipient } from './model'

/**
 * The cart of the signed-in person, or of the person they act for, and the actions on it; undefined until the store has
 * it, after the first render. The cart is stored encrypted on the device: it is there again after a reload, a sign-out
 * or the end of a session.
 *
 * Source: docs/assumptions.md.
 */
export function useCart() {
  const dispatch = useAppDispatch()
  const acting = useProxiedUser()?.dn ?? ''
  const entry = useAppSelector(selectCart(acting))
  useLayoutEffect(() => {
    if (!entry) dispatch(openCart(acting))
  }, [dispatch, acting, entry])
  const edits = useMemo(
    () => cartEdits((change) => dispatch(changeCart(acting, change))),
    [dispatch, acting],
  )
  return entry && { acting, cart: entry.cart, sending: entry.sending, ...edits }
}

export type CartState = NonNullable<ReturnType<typeof useCart>>

/** The actions that edit the cart. */
function cartEdits(change: (change: (before: Cart) => Cart) => void) {
  return {
    chooseWhom: (isForOthers: boolean) => change((before) => ({ ...before, isForOthers })),
    setRecipients: (recipients: readonly Recipient[]) =>
      change((before) => withRecipients(before, recipients)),
    setReason: (reason: string) => change((before) => ({ ...before, reason })),
    add: (item: CartItem) =>
      change((before) => ({ ...before, items: [...without(before, item.permission.id), item] })),
    remove: (id: string) => change((before) => ({ ...before, items: without(before, id) })),
    changeItem: (id: string, part: Partial<CartItem>) =>
      change((before) => ({
        ...before,
        items: before.items.map((item) =>
          item.permission.id === id ? { ...item, ...part } : item,
        ),
      })),
  }
}

function without({ items }: Cart, id: string) {
  return items.filter(({ permission }) => permission.id !== id)
}
