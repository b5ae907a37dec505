/** Something with a DN. */
export interface Named {
  id: string
  name: string
}

/** A role that contains another one or brings a resource along, by their DNs. */
export interface Relation {
  parent: string
  child: string
}

/** An assignment of a role or resource; a subtree is a container with everything below. */
export interface AssignmentRow {
  holder: string
  kind: 'user' | 'group' | 'container' | 'subtree'
  /** The role or resource that was assigned. */
  assigned: string
}

/** An assignment that is made or taken away. */
export interface Grant extends AssignmentRow {
  of: 'role' | 'resource'
}

/** Somebody who decides on a request. */
export interface Approver extends Named {
  kind: 'user' | 'group' | 'role' | 'container'
}

/** What would be saved, as far as it decides who has what; roles by their DNs. */
export interface ImpactChange {
  added?: readonly Relation[]
  removed?: readonly Relation[]
  deleted?: readonly string[]
  /** Resources that come with a role no longer. */
  unmapped?: readonly Relation[]
  assigned?: readonly Grant[]
  revoked?: readonly Grant[]
  /** Resources that come to go with a role. */
  mapped?: readonly Relation[]
  /** The new ones, which nobody has yet. */
  created?: readonly string[]
  /** DNs of resources. */
  deletedResources?: readonly string[]
  /** The two roles of a constraint, as they are and as they would be; missing before it is created and once it is deleted. */
  constraint?: { before?: readonly string[]; after?: readonly string[] }
  /** Who would decide. */
  approvers?: readonly Approver[]
  /** What comes to be approved in another way. */
  approval?: { of: 'role' | 'resource'; id: string }
}

/** A permission that people gain or lose. */
export interface Effect {
  permission: Named
  kind: 'role' | 'resource'
  /** DNs; undefined where that is not known. */
  people: readonly string[] | undefined
}

/** People who come to have two roles that exclude each other. */
export interface Clash {
  /** Undefined for the constraint that would be saved. */
  constraint: Named | undefined
  roles: readonly [Named, Named]
  /** DNs; undefined where that is not known. */
  people: readonly string[] | undefined
}

/** An approver, and why nobody may decide: away without anybody who stands in, gone, or a group of nobody. */
export interface Decider extends Approver {
  /** Undefined where that was not looked at. */
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

/** A fact that is missing. */
export interface Unseen {
  what: FactKind
  /** The record; undefined when it is about the whole change. */
  of: Named | undefined
  cause: Cause
  /** How many people there are, where only that is known. */
  total?: number
}

/** The numbers of objects that were examined. */
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
  /** Roles that contain both roles of a constraint: all who have one of them violate it. */
  containing: readonly Named[]
  /** Requests that wait, for each role that has some. */
  requests: readonly (Named & { count: number })[]
  deciders: readonly Decider[]
  /** DN -> name of everybody who is mentioned. */
  people: Readonly<Record<string, string>>
  counted: Counted
  unseen: readonly Unseen[]
  /** Milliseconds since 1970. */
  readAt: number
}
