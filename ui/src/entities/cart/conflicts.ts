import type { Holding } from '../assignment/model'
import type { SodRule } from '../sod/api'
import { recipientsOfItem, type CartItem, type Conflict, type Recipient } from './model'

/** DN of a person -> the relevant permissions that they have, by id; people whom the caller may not see are missing. */
export type Possessions = ReadonlyMap<string, ReadonlyMap<string, Holding>>

interface Known {
  items: readonly CartItem[]
  recipients: readonly Recipient[]
  rules: readonly SodRule[]
  possessions: Possessions
}

/** The permissions of people that matter for a cart: its items, and the roles of its rules. */
export function possessionsOf(
  lists: ReadonlyMap<string, readonly Holding[]>,
  { items, rules }: Pick<Known, 'items' | 'rules'>,
): Possessions {
  const matters = new Set([
    ...items.map(({ permission }) => permission.id),
    ...rules.flatMap(({ roles }) => roles.map(({ id }) => id)),
  ])
  const ofOne = (holdings: readonly Holding[]) =>
    new Map(holdings.filter(({ id }) => matters.has(id)).map((each) => [each.id, each]))
  return new Map([...lists].map(([dn, holdings]) => [dn, ofOne(holdings)]))
}

/** Whether a person has, or has requested, an item that can be had once only: it is not requested again. */
export function isHad({ permission }: CartItem, person: string, possessions: Possessions): boolean {
  return !permission.isMultiple && possessions.get(person)?.has(permission.id) === true
}

/**
 * The conflicts of a cart: a person would have two roles that exclude each other, one in the cart and one that they
 * have or requested, or two in the cart (listed once, at the later item). Conflicts that the server named are added
 * while their item is in the cart.
 *
 * Source: SPEC 3 "Other entities", SoD; docs/assumptions.md A-298.
 */
export function conflictsOf({ items, recipients, rules, possessions }: Known): Conflict[] {
  const takers: Takers = new Map()
  const ruled = new Set(rules.flatMap(({ roles }) => roles.map(({ id }) => id)))
  const found = items.flatMap((item) => {
    if (!ruled.has(item.permission.id)) return []
    const all = recipientsOfItem(item, recipients)
    const people = all.filter(({ id, type }) => type === 'user' && !isHad(item, id, possessions))
    const conflicts = conflictsAt(item, people, { rules, possessions, takers })
    takers.set(item.permission.id, new Set(all.map(({ id }) => id)))
    return conflicts
  })
  const seen = new Set(found.map(keyOf))
  const named = items.flatMap((item) =>
    item.named.filter(
      (each) => !seen.has(keyOf(each)) && !item.leftOut.includes(each.recipient.id),
    ),
  )
  return [...found, ...named]
}

/** DN of a role in the cart -> its recipients. */
type Takers = Map<string, ReadonlySet<string>>

const keyOf = ({ ruleId, recipient }: Conflict) => `${ruleId} ${recipient.id}`

interface Before extends Pick<Known, 'rules' | 'possessions'> {
  /** The recipients of the earlier items. */
  takers: Takers
}

function conflictsAt(
  { permission: { id, name } }: CartItem,
  people: readonly Recipient[],
  { rules, possessions, takers }: Before,
): Conflict[] {
  const excluded = rules
    .filter(({ roles }) => roles.some((role) => role.id === id))
    .flatMap((rule) =>
      rule.roles
        .filter((role) => role.id !== id)
        .slice(0, 1)
        .map((role) => ({ rule, role })),
    )
  const otherSide = (role: SodRule['roles'][number], recipient: Recipient) => {
    const other = { ...role, isInCart: false, isOnItsWay: false, since: undefined }
    const had = possessions.get(recipient.id)?.get(role.id)
    if (had?.causes.length) return { ...other, since: had.effectiveAt }
    if (had?.pending.length) return { ...other, isOnItsWay: true }
    const isBefore = takers.get(role.id)?.has(recipient.id)
    return isBefore ? { ...other, isInCart: true } : undefined
  }
  return people.flatMap((recipient) =>
    excluded.flatMap(({ rule, role }) => {
      const other = otherSide(role, recipient)
      const about = { ruleId: rule.id, ruleName: rule.name, itemId: id, itemName: name }
      return other ? [{ ...about, other, recipient }] : []
    }),
  )
}
