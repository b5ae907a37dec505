import type { Permission } from '../permission/model'
import type { Possessions } from './conflicts'
import { isGranted, type CartItem, type Recipient } from './model'

/**
 * Whether somebody can get something: `has` it already or has been asked for it, `refused` because the caller may not give it to them,
 * `unknown` of those who stand for several people.
 */
export type Eligibility = 'eligible' | 'has' | 'refused' | 'unknown'

/** DN of a person to the teams of the caller that they are members of; undefined where the caller asks for everybody. */
export type Memberships = Readonly<Record<string, readonly string[]>> | undefined

export function eligibilityOf(
  item: CartItem,
  recipient: Recipient,
  known: { self: string; possessions: Possessions; memberships: Memberships },
): Eligibility {
  const { permission } = item
  if (recipient.type !== 'user') return 'unknown'
  if (isGranted(item, recipient) || isHeld(permission, known.possessions[recipient.id]))
    return 'has'
  const teams = known.memberships?.[recipient.id]
  if (recipient.id === known.self || !teams || permission.teams.length === 0) return 'eligible'
  return permission.teams.some((team) => teams.includes(team)) ? 'eligible' : 'refused'
}

function isHeld({ id, isMultiple }: Permission, held: Possessions[string] = []): boolean {
  return !isMultiple && held.some((each) => each.id === id)
}
