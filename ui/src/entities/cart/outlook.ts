import type { SodRule } from '../sod/api'
import { conflictsOf } from './conflicts'
import { eligibilityFor, type Eligibility, type KnownOfPeople } from './eligibility'
import { recipientsOfItem, type CartItem, type Conflict, type Recipient } from './model'
import type { Wish } from './submission'

/** What would become of an item for somebody: as they are eligible, but for a conflict of duties, or `left` out of it. */
export type Prospect = Eligibility | 'left' | 'conflict'

/** What would come of an item if the cart were sent now; `recipients` are those for whom it would be asked. */
export interface Outlook extends Wish {
  /** Who has it, so that it is not asked for. */
  having: readonly Recipient[]
  leftOut: readonly Recipient[]
  conflicts: readonly Conflict[]
  /** By the id of each of those for whom the cart is. */
  prospects: ReadonlyMap<string, Prospect>
}

interface Known extends KnownOfPeople {
  items: readonly CartItem[]
  recipients: readonly Recipient[]
  rules: readonly SodRule[]
}

/** Whether it is asked for then: of a conflict of duties it is said why it is right. */
export function isAsked(prospect: Prospect): boolean {
  return prospect === 'eligible' || prospect === 'unknown' || prospect === 'conflict'
}

export function outlooksOf(known: Known): Outlook[] {
  const conflicts = new Map<string, Conflict[]>()
  for (const each of conflictsOf(known)) {
    const ofItem = conflicts.get(each.itemId)
    if (ofItem) ofItem.push(each)
    else conflicts.set(each.itemId, [each])
  }
  return known.items.map((item) => outlookOf(item, conflicts.get(item.permission.id) ?? [], known))
}

function outlookOf(item: CartItem, conflicts: readonly Conflict[], known: Known): Outlook {
  const { recipients } = known
  const prospectOf = prospectIn(item, conflicts, known)
  const prospects = new Map(recipients.map((each) => [each.id, prospectOf(each)]))
  const those = (prospect: Prospect) =>
    recipients.filter(({ id }) => prospects.get(id) === prospect)
  const wanted = recipientsOfItem(item, recipients)
  return {
    item,
    recipients: wanted.filter((each) => isAsked(prospects.get(each.id) ?? prospectOf(each))),
    having: those('has'),
    leftOut: those('left'),
    conflicts,
    prospects,
  }
}

function prospectIn(item: CartItem, conflicts: readonly Conflict[], known: KnownOfPeople) {
  const eligibility = eligibilityFor(item, known)
  const leftOut = new Set(item.leftOut)
  const inTheWay = new Set(conflicts.map(({ recipient }) => recipient.id))
  return (recipient: Recipient): Prospect => {
    if (leftOut.has(recipient.id)) return 'left'
    const found = eligibility(recipient)
    return found === 'eligible' && inTheWay.has(recipient.id) ? 'conflict' : found
  }
}
