import type { AssignmentRow, Decider, Named, Relation, Unseen } from './model'

/** Which role contains which, and which resource comes with which role, as far as it was read. */
export interface Graph {
  roles: Relation[]
  resources: Relation[]
  /** The roles whose parents or children are loaded. */
  read: Record<GraphPart, Set<string>>
}

export type GraphPart = 'parents' | 'children' | 'resources'

export interface Constraint extends Named {
  roles: readonly string[]
}

/** The loaded facts before a change; `unseen` lists what could not be loaded. */
export interface Facts {
  graph: Graph
  /** Permission -> all who have it, in whatever way. */
  holders: Map<string, ReadonlySet<string>>
  /** Role -> its assignments; resource -> also those of roles that bring it along. */
  rows: Map<string, readonly AssignmentRow[]>
  /** Group -> its members. */
  members: Map<string, ReadonlySet<string>>
  constraints: Constraint[]
  requests: (Named & { count: number })[]
  /** How many people have something, where nobody asks who. */
  held: (Named & { count: number })[]
  deciders: Decider[]
  /** Role -> its level, where that was told. */
  levels: Map<string, number>
  /** DN -> name of roles, resources and people. */
  names: Map<string, string>
  unseen: Unseen[]
}

export function noFacts(): Facts {
  return {
    graph: {
      roles: [],
      resources: [],
      read: { parents: new Set(), children: new Set(), resources: new Set() },
    },
    holders: new Map(),
    rows: new Map(),
    members: new Map(),
    constraints: [],
    requests: [],
    held: [],
    deciders: [],
    levels: new Map(),
    names: new Map(),
    unseen: [],
  }
}

/** The record with its name, or with its DN where no name was read. */
export function namedIn({ names }: Facts, id: string): Named {
  return { id, name: names.get(id) ?? id }
}
