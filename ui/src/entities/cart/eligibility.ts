import { isHad, type Possessions } from './conflicts'
import type { CartItem, Recipient } from './model'

/**
 * Whether a recipient can get an item: `has` means that they have or requested it, `refused` that the caller may not
 * request it for them, `unknown` that the recipient is a group or team.
 */
export type Eligibility = 'eligible' | 'has' | 'refused' | 'unknown'

/** DN of a person -> the caller's teams that they are members of; undefined where the caller may request for everybody. */
export type Memberships = ReadonlyMap<string, readonly string[]> | undefined

export interface KnownOfPeople {
  /** DN of the caller. */
  self: string
  possessions: Possessions
  memberships: Memberships
}

/** Makes a function that says whether a recipient can get an item. */
export function eligibilityFor(
  item: CartItem,
  { self, possessions, memberships }: KnownOfPeople,
): (recipient: Recipient) => Eligibility {
  const { permission, asked, failures } = item
  const failed = new Set(failures.map(({ recipient }) => recipient.id))
  const granted = new Set(asked.filter((id) => !failed.has(id)))
  const mayGive = (id: string) => {
    const teams = memberships?.get(id)
    if (id === self || !teams || permission.teams.length === 0) return true
    return permission.teams.some((team) => teams.includes(team))
  }
  return ({ id, type }) => {
    if (type !== 'user') return 'unknown'
    if (granted.has(id) || isHad(item, id, possessions)) return 'has'
    return mayGive(id) ? 'eligible' : 'refused'
  }
}
