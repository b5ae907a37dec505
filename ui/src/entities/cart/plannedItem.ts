import type { SodRule } from '../sod/api'
import { conflictsOf } from './conflicts'
import { eligibilityFor, type Eligibility, type KnownOfPeople } from './eligibility'
import { recipientsOfItem, type CartItem, type Conflict, type Recipient } from './model'
import type { ItemRequest } from './submission'

/** The state of an item for a recipient: their eligibility, `conflict`, or `left` when they were left out. */
export type RecipientState = Eligibility | 'left' | 'conflict'

/** The outcome of an item if the cart were sent now; `recipients` are those who would get a request. */
export interface PlannedItem extends ItemRequest {
  /** Recipients who already have the item, so that it is not requested. */
  having: readonly Recipient[]
  leftOut: readonly Recipient[]
  conflicts: readonly Conflict[]
  /** State by the id of each recipient of the cart. */
  states: ReadonlyMap<string, RecipientState>
}

interface Known extends KnownOfPeople {
  items: readonly CartItem[]
  recipients: readonly Recipient[]
  rules: readonly SodRule[]
}

/** Whether the item is requested in this state; with a conflict it is requested with a justification. */
export function isAsked(state: RecipientState): boolean {
  return state === 'eligible' || state === 'unknown' || state === 'conflict'
}

export function plannedItemsOf(known: Known): PlannedItem[] {
  const conflicts = new Map<string, Conflict[]>()
  for (const each of conflictsOf(known)) {
    const ofItem = conflicts.get(each.itemId)
    if (ofItem) ofItem.push(each)
    else conflicts.set(each.itemId, [each])
  }
  return known.items.map((item) =>
    plannedItemOf(item, conflicts.get(item.permission.id) ?? [], known),
  )
}

function plannedItemOf(item: CartItem, conflicts: readonly Conflict[], known: Known): PlannedItem {
  const { recipients } = known
  const stateOf = stateIn(item, conflicts, known)
  const states = new Map(recipients.map((each) => [each.id, stateOf(each)]))
  const those = (state: RecipientState) => recipients.filter(({ id }) => states.get(id) === state)
  const wanted = recipientsOfItem(item, recipients)
  return {
    item,
    recipients: wanted.filter((each) => isAsked(states.get(each.id) ?? stateOf(each))),
    having: those('has'),
    leftOut: those('left'),
    conflicts,
    states,
  }
}

function stateIn(item: CartItem, conflicts: readonly Conflict[], known: KnownOfPeople) {
  const eligibility = eligibilityFor(item, known)
  const leftOut = new Set(item.leftOut)
  const inTheWay = new Set(conflicts.map(({ recipient }) => recipient.id))
  return (recipient: Recipient): RecipientState => {
    if (leftOut.has(recipient.id)) return 'left'
    const found = eligibility(recipient)
    return found === 'eligible' && inTheWay.has(recipient.id) ? 'conflict' : found
  }
}
