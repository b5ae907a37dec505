import type { Recipient } from '../../entities/cart/model'
import { isAsked, type PlannedItem, type RecipientState } from '../../entities/cart/plannedItem'

/** What can be asked for for somebody, item by item. */
export interface PersonItems {
  recipient: Recipient
  /** The first is the worst. */
  items: readonly { id: string; name: string; state: RecipientState }[]
  /** How many of them are asked for. */
  asked: number
}

/** What somebody has to look at comes first. */
const WORST_FIRST: readonly RecipientState[] = [
  'conflict',
  'refused',
  'has',
  'left',
  'unknown',
  'eligible',
]

const rankOf = (state: RecipientState | undefined) =>
  state ? WORST_FIRST.indexOf(state) : WORST_FIRST.length

/** Those with something in the way first, and of each their items in that order. */
export function worstFirst(
  recipients: readonly Recipient[],
  plannedItems: readonly PlannedItem[],
): PersonItems[] {
  return recipients
    .map((recipient) => itemsFor(recipient, plannedItems))
    .toSorted((a, b) => rankOf(a.items[0]?.state) - rankOf(b.items[0]?.state))
}

function itemsFor(recipient: Recipient, plannedItems: readonly PlannedItem[]): PersonItems {
  const items = plannedItems
    .flatMap(({ item: { permission }, states }) => {
      const state = states.get(recipient.id)
      return state ? [{ id: permission.id, name: permission.name, state }] : []
    })
    .toSorted((a, b) => rankOf(a.state) - rankOf(b.state))
  return { recipient, items, asked: items.filter(({ state }) => isAsked(state)).length }
}
