import type { Holding } from '../assignment/model'
import type { SodRule } from '../sod/api'
import { recipientsOfItem, type CartItem, type Conflict, type Recipient } from './model'

/** DN of a person to what they have; undefined where the caller may not see it. */
export type Possessions = Readonly<Record<string, readonly Holding[] | undefined>>

interface Known {
  items: readonly CartItem[]
  recipients: readonly Recipient[]
  rules: readonly SodRule[]
  possessions: Possessions
}

/**
 * Who would have two roles that exclude each other: one of the cart and one that they have, or two of the cart, which is told
 * once, at the later one. What the server named besides is among them as long as its item is there.
 *
 * Source: SPEC 3 "Other entities", SoD; docs/assumptions.md A-298.
 */
export function conflictsOf(known: Known): Conflict[] {
  const found = known.items.flatMap((item) =>
    recipientsOfItem(item, known.recipients)
      .filter(({ type }) => type === 'user')
      .flatMap((recipient) => conflictsFor(item, recipient, known)),
  )
  const seen = new Set(found.map(keyOf))
  const named = known.items.flatMap((item) =>
    item.named.filter(
      (each) => !seen.has(keyOf(each)) && !item.leftOut.includes(each.recipient.id),
    ),
  )
  return [...found, ...named]
}

const keyOf = ({ ruleId, recipient }: Conflict) => `${ruleId} ${recipient.id}`

function conflictsFor(item: CartItem, recipient: Recipient, known: Known): Conflict[] {
  const { id, name } = item.permission
  return known.rules
    .filter(({ roles }) => roles.some((role) => role.id === id))
    .flatMap((rule) => {
      const role = rule.roles.find((each) => each.id !== id)
      const other = role && otherSide(role, item, recipient, known)
      const about = { ruleId: rule.id, ruleName: rule.name, itemId: id, itemName: name }
      return other ? [{ ...about, other, recipient }] : []
    })
}

function otherSide(
  role: SodRule['roles'][number],
  item: CartItem,
  recipient: Recipient,
  { items, recipients, possessions }: Known,
): Conflict['other'] | undefined {
  const held = possessions[recipient.id]?.find(({ id, causes }) => id === role.id && causes.length)
  if (held) return { ...role, isInCart: false, since: held.effectiveAt }
  const isBefore = items
    .slice(0, items.indexOf(item))
    .some((each) => each.permission.id === role.id && isFor(each, recipient, recipients))
  return isBefore ? { ...role, isInCart: true, since: undefined } : undefined
}

function isFor(item: CartItem, { id }: Recipient, all: readonly Recipient[]): boolean {
  return recipientsOfItem(item, all).some((each) => each.id === id)
}
