import type { Graph } from './facts'
import type { AssignmentRow, ImpactChange, Relation } from './model'

/** All items that can be reached from some items, including these. */
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

/** The relations of roles and resources before and after a change. */
export function relationsOf(change: ImpactChange, graph: Graph) {
  const { mapped = [], unmapped = [], deletedResources = [] } = change
  const { assigned = [], revoked = [] } = change
  const added = [...(change.added ?? []), ...mapped]
  const removed = [...(change.removed ?? []), ...unmapped]
  const deleted = [...(change.deleted ?? []), ...deletedResources]
  const before = [...graph.roles, ...graph.resources, ...removed]
  const isLasting = ({ parent, child }: Relation) =>
    !deleted.includes(parent) &&
    !removed.some((cut) => cut.parent === parent && cut.child === child)
  const lasting = before.filter(isLasting)
  const after = [...lasting, ...added]
  const below = (starts: readonly string[]) => reachable(starts, childrenIn([...before, ...added]))
  const granted = [...assigned, ...revoked].filter((grant) => grant.of === 'resource')
  const resources = new Set([
    ...[...graph.resources, ...mapped, ...unmapped].map(({ child }) => child),
    ...deletedResources,
    ...granted.map((grant) => grant.assigned),
  ])
  return {
    isDeleted: (id: string) => deleted.includes(id),
    isResource: (id: string) => resources.has(id),
    /** The new assignments of an item, and its revoked assignments. */
    newRows: (id: string) => assigned.filter((grant) => grant.assigned === id),
    revokedRows: (id: string) => revoked.filter((grant) => grant.assigned === id),
    isRevoked: (row: AssignmentRow) => revoked.some((grant) => isSameRow(grant, row)),
    /** New parents of an item. */
    addedAbove: parentsIn(added),
    /** Removed parents of an item. */
    lostAbove: parentsIn(before.filter((relation) => !isLasting(relation))),
    /** Remaining parents of an item. */
    lastingAbove: parentsIn(lasting),
    parentsBefore: parentsIn(before),
    parentsAfter: parentsIn(after),
    /** Roles and resources that somebody might gain. */
    grown: below([...added.map(({ child }) => child), ...assigned.map((grant) => grant.assigned)]),
    /** Roles and resources that somebody might lose. */
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
