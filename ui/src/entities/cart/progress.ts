import { EMPTY_CART, type Cart, type CartItem } from './model'
import type { Call, Result } from './submission'

/** A change of the items of a cart. */
export type Change = (items: readonly CartItem[]) => readonly CartItem[]

/** The cart with changed items; a cart that loses its last item is emptied. */
export function withItems(cart: Cart, change: Change): Cart {
  const items = change(cart.items)
  return cart.items.length > 0 && items.length === 0 ? EMPTY_CART : { ...cart, items }
}

/** The items after one call of the cart was answered. An item goes when nothing failed and no pending call has it. */
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

/** The items after calls with an unknown outcome: their recipients are left out until the person includes them again. */
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
