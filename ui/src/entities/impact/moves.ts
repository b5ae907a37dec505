import type { Facts, GraphPart } from './facts'
import { childrenIn, reachable, type Relations } from './graph'
import type { AssignmentRow } from './model'

/** A figure is unknown because a fact is missing. */
export class NotKnown extends Error {}

type People = ReadonlySet<string>

/**
 * Computes who gains and who loses a role or resource. People have an item through assignments (of a person, a group or
 * a container) and through roles that contain it; the change adds and removes both.
 *
 * Each function throws `NotKnown` when a fact that it needs is missing.
 */
export function movesOf(relations: Relations, facts: Facts) {
  const { isDeleted, isResource, addedAbove, lostAbove, lastingAbove, parentsAfter } = relations
  const { newRows, revokedRows, isRevoked } = relations
  const holders = (id: string) => known(facts.holders, id)
  const gained = remembered((id) => {
    if (isDeleted(id)) return new Set()
    const fromNew = addedAbove(id).flatMap((parent) =>
      [...holders(parent)].filter((each) => holdsAfter(parent, each)),
    )
    const coming = new Set([
      ...fromNew,
      ...newRows(id).flatMap((row) => [...peopleOf(row, facts)]),
      ...parentsAfter(id).flatMap((each) => [...gained(each)]),
    ])
    return without(coming, (each) => holders(id).has(each))
  })
  const lost = remembered((id) => {
    if (isDeleted(id)) return holders(id)
    const going = new Set([
      ...lostAbove(id).flatMap((parent) => [...holders(parent)]),
      ...lastingAbove(id).flatMap((parent) => [...lost(parent)]),
      ...revokedRows(id).flatMap((row) =>
        [...holders(id)].filter((each) => isFor(row, each, facts)),
      ),
    ])
    return without(going, (each) => keeps(id, each))
  })
  const holdsAfter = (id: string, person: string): boolean => {
    if (isDeleted(id) || lost(id).has(person)) return false
    return gained(id).has(person) || holders(id).has(person)
  }
  /**
   * Whether a person keeps an item after the change. The assignments of a resource include those of the roles that it
   * comes with; the assignments of a role do not.
   */
  const keeps = (id: string, person: string): boolean =>
    known(facts.rows, id).some(
      (row) =>
        !isRevoked(row) &&
        isFor(row, person, facts) &&
        leadsAfter(row.assigned, id, relations, facts),
    ) ||
    parentsAfter(id).some((parent) =>
      isResource(id) ? gained(parent).has(person) : holdsAfter(parent, person),
    )
  return { gained, lost, holdsAfter, holders }
}

/** Whether the assigned role still leads to an item after the change. */
function leadsAfter(assigned: string, id: string, relations: Relations, facts: Facts): boolean {
  if (relations.isDeleted(assigned)) return false
  if (reachable([id], relations.lastingAbove).has(assigned)) return true
  const above = reachable([id], relations.parentsBefore)
  if (above.has(assigned)) {
    const below = reachable([assigned], childrenIn(facts.graph.roles))
    requireRead(facts, ['children', 'resources'], below)
    return false
  }
  above.delete(id)
  requireRead(facts, ['parents'], above)
  return true
}

/** Throws `NotKnown` unless all relations of these roles are loaded, as there might be another way. */
function requireRead({ graph }: Facts, parts: readonly GraphPart[], roles: Iterable<string>) {
  for (const role of roles) {
    if (parts.some((part) => !graph.read[part].has(role))) throw new NotKnown(role)
  }
}

/** The people of an assignment; unknown for a container, as no call lists its people. */
function peopleOf({ kind, holder }: AssignmentRow, facts: Facts): People {
  if (kind === 'user') return new Set([holder])
  if (kind === 'group') return known(facts.members, holder)
  throw new NotKnown(holder)
}

function isFor({ kind, holder }: AssignmentRow, person: string, facts: Facts): boolean {
  if (kind === 'user') return holder === person
  if (kind === 'subtree') return person.endsWith(`,${holder}`)
  if (kind === 'container') return containerOf(person) === holder
  return known(facts.members, holder).has(person)
}

/** A DN without its first part; commas within a part are escaped. Source: RFC 4514, section 2.4. */
const containerOf = (dn: string) => dn.replace(/^(?:[^\\,]|\\.)*,/, '')

function known<Fact>(facts: ReadonlyMap<string, Fact>, id: string): Fact {
  const found = facts.get(id)
  if (found === undefined) throw new NotKnown(id)
  return found
}

function without(people: People, isOut: (person: string) => boolean): People {
  return new Set([...people].filter((each) => !isOut(each)))
}

/**
 * Remembers results. While an item is computed, its result is empty: a server may answer with roles that contain each
 * other.
 */
function remembered(compute: (id: string) => People) {
  const results = new Map<string, People>()
  return (id: string): People => {
    const known = results.get(id)
    if (known) return known
    results.set(id, new Set())
    try {
      const found = compute(id)
      results.set(id, found)
      return found
    } catch (error) {
      results.delete(id)
      throw error
    }
  }
}
