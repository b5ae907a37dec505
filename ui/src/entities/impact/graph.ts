import type { Graph } from './facts'
import type { AssignmentRow, ImpactChange, Relation } from './model'

/** Everything that can be reached from some items, themselves included. */
export function reachable(
  starts: Iterable<string>,
  next: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(starts)
  for (const id of found) for (const each of next(id)) found.add(each)
  return found
}

export const childrenIn = (relations: readonly Relation[]) => (id: string) =>
  relations.filter(({ parent }) => parent === id).map(({ child }) => child)

export const parentsIn = (relations: readonly Relation[]) => (id: string) =>
  relations.filter(({ child }) => child === id).map(({ parent }) => parent)

/** How roles and resources hang on each other before and after a change. */
export function relationsOf(change: ImpactChange, graph: Graph) {
  const { added = [], deleted = [], unmapped = [], assigned = [], revoked = [] } = change
  const removed = [...(change.removed ?? []), ...unmapped]
  const before = [...graph.roles, ...graph.resources, ...removed]
  const isLasting = ({ parent, child }: Relation) =>
    !deleted.includes(parent) &&
    !removed.some((cut) => cut.parent === parent && cut.child === child)
  const lasting = before.filter(isLasting)
  const after = [...lasting, ...added]
  const below = (starts: readonly string[]) => reachable(starts, childrenIn([...before, ...added]))
  const granted = [...assigned, ...revoked].filter((grant) => grant.of === 'resource')
  const resources = new Set([
    ...[...graph.resources, ...unmapped].map(({ child }) => child),
    ...granted.map((grant) => grant.assigned),
  ])
  return {
    isDeleted: (id: string) => deleted.includes(id),
    isResource: (id: string) => resources.has(id),
    /** Assignments that an item comes to have, and those that it loses. */
    newRows: (id: string) => assigned.filter((grant) => grant.assigned === id),
    revokedRows: (id: string) => revoked.filter((grant) => grant.assigned === id),
    isRevoked: (row: AssignmentRow) => revoked.some((grant) => isSameRow(grant, row)),
    /** Parents that an item comes to have. */
    addedAbove: parentsIn(added),
    /** Parents that an item has no longer. */
    lostAbove: parentsIn(before.filter((relation) => !isLasting(relation))),
    /** Parents that an item keeps. */
    lastingAbove: parentsIn(lasting),
    parentsBefore: parentsIn(before),
    parentsAfter: parentsIn(after),
    /** Roles and resources that somebody may come to have. */
    grown: below([...added.map(({ child }) => child), ...assigned.map((grant) => grant.assigned)]),
    /** Roles and resources that somebody may lose. */
    shrunk: below([
      ...removed.map(({ child }) => child),
      ...deleted,
      ...revoked.map((grant) => grant.assigned),
    ]),
  }
}

function isSameRow(one: AssignmentRow, other: AssignmentRow): boolean {
  return one.assigned === other.assigned && one.holder === other.holder && one.kind === other.kind
}

export type Relations = ReturnType<typeof relationsOf>
