import { useState, type Dispatch, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import {
  EMPTY_CART,
  isEmpty,
  toKeep,
  withRecipients,
  withSecretsOf,
  type Cart,
  type CartItem,
  type Recipient,
} from './model'
import { inDoubt, type Change } from './progress'
import type { Result } from './submission'
import { useTabs } from './useTabs'

/**
 * The cart of the person who is signed in, or who is acted for. It is kept sealed on the device, and back without a question when
 * they come back: after a reload, a sign-out or the end of a session.
 *
 * All tabs have the same. While something is asked for, what is kept and what they are told says that nobody knows what became of it: the page may go before the answer comes.
 *
 * Source: docs/assumptions.md.
 */
export function useCart() {
  const [cart, setCart] = useState(EMPTY_CART)
  const [isRestored, setRestored] = useState(false)
  const [unheard, setUnheard] = useState<readonly Result[]>([])
  const told = toKeep(changed(cart, (items) => inDoubt(items, unheard)))
  const { found, flush, amend } = useDraft<Cart>({ name: 'cart', version: 2, value: kept(told) })
  const { tellLater } = useTabs({
    cart: told,
    restored: found?.value,
    // While something is asked for, this tab knows best. What is heard is newer than what lay on the device.
    hear: (heard) => {
      if (unheard.length > 0) return
      setRestored(true)
      setCart((own) => withSecretsOf(own, heard))
    },
  })
  if (found && !isRestored) {
    setRestored(true)
    setCart((begun) => joined(found.value, begun))
  }
  const [edits] = useState(() => cartEdits(setCart))
  return {
    cart,
    ...edits,
    /** A call is about to be made; resolves when what would become of it if nobody heard the answer is kept. */
    begin: (results: readonly Result[]) => {
      flushSync(() => setUnheard(results))
      return flush()
    },
    /** What is left after a call. */
    keep: (change: Change) => {
      flushSync(() => {
        setUnheard([])
        setCart((before) => changed(before, change))
      })
      void flush()
    },
    /** The page goes, and what is left is known later. */
    keepLater: (change: Promise<Change>) => {
      const later = change.then((make) => toKeep(changed(cart, make)))
      amend(later.then(kept))
      tellLater(later)
    },
  }
}

export type CartState = ReturnType<typeof useCart>

/** What a person does to the cart. */
function cartEdits(setCart: Dispatch<SetStateAction<Cart>>) {
  return {
    chooseWhom: (isForOthers: boolean) => setCart((before) => ({ ...before, isForOthers })),
    setRecipients: (recipients: readonly Recipient[]) =>
      setCart((before) => withRecipients(before, recipients)),
    setReason: (reason: string) => setCart((before) => ({ ...before, reason })),
    add: (item: CartItem) =>
      setCart((before) => ({ ...before, items: [...without(before, item.permission.id), item] })),
    remove: (id: string) => setCart((before) => ({ ...before, items: without(before, id) })),
    changeItem: (id: string, part: Partial<CartItem>) =>
      setCart((before) => ({
        ...before,
        items: before.items.map((item) =>
          item.permission.id === id ? { ...item, ...part } : item,
        ),
      })),
  }
}

/** An empty cart begins anew. */
function changed(cart: Cart, change: Change): Cart {
  const items = change(cart.items)
  return cart.items.length > 0 && items.length === 0 ? EMPTY_CART : { ...cart, items }
}

function kept(cart: Cart): Cart | undefined {
  return isEmpty(cart) ? undefined : toKeep(cart)
}

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
