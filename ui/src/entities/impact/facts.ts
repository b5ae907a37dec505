import type { AssignmentRow, Decider, Named, Relation, Unseen } from './model'

/** The loaded relations: roles that contain roles, and resources that come with roles. */
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
  /** Role or resource -> all of its holders. */
  holders: Map<string, ReadonlySet<string>>
  /** Role -> its assignments; resource -> also those of the roles that it comes with. */
  rows: Map<string, readonly AssignmentRow[]>
  /** Group -> its members. */
  members: Map<string, ReadonlySet<string>>
  constraints: Constraint[]
  requests: (Named & { count: number })[]
  /** The number of holders, where their names are not needed. */
  held: (Named & { count: number })[]
  deciders: Decider[]
  /** Role -> its level, if it was in a reply. */
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

/** A record with its name, or with its DN if the name is unknown. */
export function namedIn({ names }: Facts, id: string): Named {
  return { id, name: names.get(id) ?? id }
}
