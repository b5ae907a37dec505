import type { Period, PeriodState } from '../delegation/period'

/** The kind of a reason. Each kind has one page where it can be changed. */
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

/** One reason of a chain. */
export interface Reason {
  kind: ReasonKind
  /** DN of the record where the reason can be changed; for a permission, that of the administrator. */
  id: string
  name: string
  /** The domain of an administrator assignment: `ROLES`. */
  domain?: string
  period?: Period
}

/**
 * Whether a chain applies: `claimed` means that somebody else has the task, `present` that the delegating person is
 * available.
 */
export type WayState = PeriodState | 'claimed' | 'present'

/** A chain of reasons: why a person may do something. */
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

/** A source of facts. */
export type Source = (typeof sources)[number]

/** The chains that let a person do something, or would if they were in force. */
export interface Explanation {
  ways: readonly Way[]
  /** The sources that failed to load; if no chain is in force, the answer is unknown then. */
  unread: readonly Source[]
  /** Milliseconds since 1970. */
  readAt: number
}

/** The answer: yes, no, or undefined where it is unknown. */
export function verdictOf({ ways, unread }: Explanation): boolean | undefined {
  if (ways.some(({ state }) => state === 'inForce')) return true
  return unread.length > 0 ? undefined : false
}

/** A person, with their groups. */
export interface Subject {
  dn: string
  groups: readonly { dn: string; name: string }[]
}

/** A person with their groups, and the DNs of all their roles. */
export interface RoleHolder extends Subject {
  roles: readonly string[]
}
