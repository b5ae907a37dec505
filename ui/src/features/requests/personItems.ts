import type { Recipient } from '../../entities/cart/model'
import { isAsked, type PlannedItem, type RecipientState } from '../../entities/cart/plannedItem'

/** A recipient, and whether they can get each item of the cart. */
export interface PersonItems {
  recipient: Recipient
  /** The items, the worst state first. */
  items: readonly { id: string; name: string; state: RecipientState }[]
  /** How many items are requested for the recipient. */
  asked: number
}

/** The states of an item, in the order in which a person has to look at them. */
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

/** The recipients with their items. People and items with problems come first. */
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
