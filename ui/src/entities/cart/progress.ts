import type { CartItem } from './model'
import type { Call, Result } from './submission'

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
