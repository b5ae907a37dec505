/** A record with DN and name. */
export interface Named {
  id: string
  name: string
}

/** A role and a role or resource that it contains, by their DNs. */
export interface Relation {
  parent: string
  child: string
}

/** An assignment of a role or resource; `subtree` is a container with everything below. */
export interface AssignmentRow {
  holder: string
  kind: 'user' | 'group' | 'container' | 'subtree'
  /** The role or resource that was assigned. */
  assigned: string
}

/** A new or revoked assignment. */
export interface Grant extends AssignmentRow {
  of: 'role' | 'resource'
}

/** An approver of requests. */
export interface Approver extends Named {
  kind: 'user' | 'group' | 'role' | 'container'
}

/** A change that would be saved, as far as it affects who has what; roles by their DNs. */
export interface ImpactChange {
  added?: readonly Relation[]
  removed?: readonly Relation[]
  deleted?: readonly string[]
  /** Resources that no longer come with a role. */
  unmapped?: readonly Relation[]
  assigned?: readonly Grant[]
  revoked?: readonly Grant[]
  /** Resources that come with a role from now on. */
  mapped?: readonly Relation[]
  /** DNs of new roles, which nobody has yet. */
  created?: readonly string[]
  /** DNs of resources. */
  deletedResources?: readonly string[]
  /** The roles of a constraint before and after; `before` is missing for a new constraint, `after` for a deleted one. */
  constraint?: { before?: readonly string[]; after?: readonly string[] }
  /** The approvers after the change. */
  approvers?: readonly Approver[]
  /** The role or resource whose approval changes. */
  approval?: { of: 'role' | 'resource'; id: string }
}

/** A permission that people gain or lose, and these people. */
export interface Effect {
  permission: Named
  kind: 'role' | 'resource'
  /** DNs of the people; undefined where they are unknown. */
  people: readonly string[] | undefined
}

/** People who would have two roles that exclude each other. */
export interface Clash {
  /** The violated constraint; undefined for the constraint that would be saved. */
  constraint: Named | undefined
  roles: readonly [Named, Named]
  /** DNs of the people; undefined where they are unknown. */
  people: readonly string[] | undefined
}

/** An approver, and why they cannot decide: away without a delegate, deleted, or a group without members. */
export interface Decider extends Approver {
  /** Undefined where it was not checked. */
  trouble: 'away' | 'gone' | 'empty' | 'none' | undefined
}

/**
 * Why a fact is missing: the person may not see it, its call failed, more than 3,000 people are concerned, more calls
 * are needed than a preview makes, or no call lists the people of a container.
 */
export type Cause = 'refused' | 'failed' | 'many' | 'calls' | 'container'

export type FactKind =
  | 'holders'
  | 'ways'
  | 'people'
  | 'relations'
  | 'resources'
  | 'constraints'
  | 'requests'
  | 'approver'

/** A fact that was not loaded. */
export interface Unseen {
  what: FactKind
  /** The record; undefined when it is about the whole change. */
  of: Named | undefined
  cause: Cause
  /** The number of people, if only that is known. */
  total?: number
}

/** How many records the preview examined. */
export interface Counted {
  holders: readonly (Named & { count: number })[]
  roles: number
  resources: number
  constraints: number
}

/** The impact of a change. */
export interface Impact {
  gains: readonly Effect[]
  losses: readonly Effect[]
  conflicts: readonly Clash[]
  /** Roles that contain both roles of a constraint: every holder violates it. */
  containing: readonly Named[]
  /** The number of pending requests, for each role that has some. */
  requests: readonly (Named & { count: number })[]
  deciders: readonly Decider[]
  /** DN -> name of all people in the impact. */
  people: Readonly<Record<string, string>>
  counted: Counted
  unseen: readonly Unseen[]
  /** Milliseconds since 1970. */
  readAt: number
}
