import type { Period, PeriodState } from '../delegation/period'

/** What a link of a chain is about; each kind is changed in one place. */
export type ReasonKind =
  | 'group'
  | 'container'
  | 'role'
  | 'direct'
  | 'whole'
  | 'part'
  | 'permission'
  | 'permissionBelow'
  | 'addressee'
  | 'absence'
  | 'delegation'
  | 'proxy'
  | 'team'

/** One link of a chain. */
export interface Reason {
  kind: ReasonKind
  /** DN of the record in which it is changed; of a permission that of the administrator. */
  id: string
  name: string
  /** The domain of an administrator assignment: `ROLES`. */
  domain?: string
  period?: Period
}

/** `claimed`: somebody else has the task. `present`: the one who delegates is available. */
export type WayState = PeriodState | 'claimed' | 'present'

/** A chain of reasons from a person to what they may do. */
export interface Way {
  reasons: readonly Reason[]
  state: WayState
}

export const sources = [
  'groups',
  'holdings',
  'administrators',
  'permissions',
  'delegations',
  'absences',
  'proxies',
  'teams',
] as const

/** Where facts come from. */
export type Source = (typeof sources)[number]

/** Why somebody may do something, or could if a chain were in force. */
export interface Explanation {
  ways: readonly Way[]
  /** The facts that failed to load: without a chain in force the answer is not known. */
  unread: readonly Source[]
  /** Milliseconds since 1970. */
  readAt: number
}

/** Whether it may be done; undefined where that is not known. */
export function verdictOf({ ways, unread }: Explanation): boolean | undefined {
  if (ways.some(({ state }) => state === 'inForce')) return true
  return unread.length > 0 ? undefined : false
}

/** A person, with the groups that they are in. */
export interface Subject {
  dn: string
  groups: readonly { dn: string; name: string }[]
}

/** A person with the DNs of the roles that they have, in any way. */
export interface RoleHolder extends Subject {
  roles: readonly string[]
}
