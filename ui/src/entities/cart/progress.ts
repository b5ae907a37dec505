import { EMPTY_CART, type Cart, type CartItem } from './model'
import type { Call, Result } from './submission'

/** A change of the items of a cart after a call. */
export type Change = (items: readonly CartItem[]) => readonly CartItem[]

/** The cart with other items; an empty one begins anew. */
export function withItems(cart: Cart, change: Change): Cart {
  const items = change(cart.items)
  return cart.items.length > 0 && items.length === 0 ? EMPTY_CART : { ...cart, items }
}

/** What is left of the items of a cart after one of its calls, while others still have to be made. */
export function leftOf(
  items: readonly CartItem[],
  results: readonly Result[],
  pending: readonly Call[],
): CartItem[] {
  return items.flatMap((item) => {
    const { id } = item.permission
    const own = results.filter((result) => result.item.permission.id === id)
    const isPending = pending.some((call) => call.items.some((each) => each.permission.id === id))
    const left = own.reduce(afterOne, item)
    return own.length > 0 && left.failures.length === 0 && !isPending ? [] : [left]
  })
}

/** The items after calls of which nobody knows what came: whom they were for is left out until somebody says otherwise. */
export function inDoubt(items: readonly CartItem[], results: readonly Result[]): CartItem[] {
  return items.map((item) =>
    results
      .filter((result) => result.item.permission.id === item.permission.id)
      .reduce((before, result) => {
        const after = afterOne(before, result)
        return { ...after, leftOut: [...after.leftOut, ...result.recipients.map(({ id }) => id)] }
      }, item),
  )
}

function afterOne(item: CartItem, { recipients, failures, named }: Result): CartItem {
  const asked = recipients.map(({ id }) => id)
  const isAbout = ({ recipient }: { recipient: { id: string } }) => asked.includes(recipient.id)
  return {
    ...item,
    asked: [...item.asked, ...asked],
    failures: [...item.failures.filter((each) => !isAbout(each)), ...failures],
    named: [...item.named.filter((each) => !isAbout(each)), ...named],
  }
}
