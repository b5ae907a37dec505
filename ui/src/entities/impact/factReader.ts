import { NotRead, type Budget } from './budget'
import {
  constraintsOf,
  heldBy,
  holdersOf,
  membersOf,
  related,
  requestsFor,
  resourcesOf,
  rowsOf,
  troubleOf,
} from './calls'
import { namedIn, type Facts } from './facts'
import type { Approver, Cause, FactKind, Named, Relation } from './model'

/** The lowest and the highest level: a role contains roles of lower levels. Source: SPEC 3 "Role". */
const [LOWEST, HIGHEST] = [10, 30]

export type PermissionKind = 'role' | 'resource'

/** Loads facts into `facts`, each once. A fact that fails to load is added to `unseen`. */
export function factReaderOf(facts: Facts, { one, whole }: Budget) {
  const begun = new Map<string, Promise<void>>()
  const note = (what: FactKind, of: string | undefined, cause: Cause, total?: number) => {
    const about = { what, of: of === undefined ? undefined : namedIn(facts, of), cause }
    facts.unseen.push(total === undefined ? about : { ...about, total })
  }
  const noted = async (what: FactKind, of: string | undefined, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof NotRead)) throw error
      note(what, of, error.reason, error.total)
    }
  }
  const once = (key: string, what: FactKind, of: string, work: () => Promise<void>) => {
    const reading = begun.get(`${key} ${of}`) ?? noted(what, of, work)
    begun.set(`${key} ${of}`, reading)
    return reading
  }
  const idsOf = (found: readonly Named[]) => {
    for (const { id, name } of found) facts.names.set(id, name)
    return found.map(({ id }) => id)
  }
  const members = (group: string) =>
    once('members', 'ways', group, async () => {
      facts.members.set(group, new Set(await whole(membersOf(group))))
    })

  /** The roles that a role contains, or that contain it; none for a role of the level `last`. */
  const roles = async (list: 'subRoles' | 'parentRoles', id: string, last: number) => {
    if (facts.levels.get(id) === last) return []
    const found = await whole(related(list, id))
    for (const role of found) {
      if (role.level !== undefined) facts.levels.set(role.id, role.level)
    }
    return idsOf(found)
  }

  return {
    note,
    members,
    holders: (kind: PermissionKind, id: string) =>
      once('holders', 'holders', id, async () => {
        facts.holders.set(id, new Set(idsOf(await whole(holdersOf(kind, id)))))
      }),
    held: (kind: PermissionKind, id: string) =>
      noted('holders', id, async () => {
        facts.held.push({ ...namedIn(facts, id), count: await one(heldBy(kind, id)) })
      }),
    /** The assignments of a role or resource, with the members of assigned groups. */
    rows: (kind: PermissionKind, id: string) =>
      once('rows', 'ways', id, async () => {
        const found = await whole(rowsOf(kind, id))
        facts.rows.set(id, found)
        const groups = found.filter((row) => row.kind === 'group').map(({ holder }) => holder)
        await Promise.all(groups.map(members))
      }),
    children: (id: string) =>
      once('children', 'relations', id, async () => {
        const found = await roles('subRoles', id, LOWEST)
        facts.graph.read.children.add(id)
        relate(
          facts.graph.roles,
          found.map((child) => ({ parent: id, child })),
        )
      }),
    parents: (id: string) =>
      once('parents', 'relations', id, async () => {
        const found = await roles('parentRoles', id, HIGHEST)
        facts.graph.read.parents.add(id)
        relate(
          facts.graph.roles,
          found.map((parent) => ({ parent, child: id })),
        )
      }),
    resources: (id: string) =>
      once('resources', 'resources', id, async () => {
        const found = idsOf(await whole(resourcesOf(id)))
        facts.graph.read.resources.add(id)
        relate(
          facts.graph.resources,
          found.map((child) => ({ parent: id, child })),
        )
      }),
    constraints: (roles: readonly string[]) =>
      noted('constraints', undefined, async () => {
        const found = await one(constraintsOf(roles))
        facts.constraints.push(...found.constraints)
        idsOf(found.roles)
      }),
    requests: (kind: PermissionKind, id: string) =>
      noted('requests', id, async () => {
        const count = await one(requestsFor(kind, id))
        if (count > 0) facts.requests.push({ ...namedIn(facts, id), count })
      }),
    decider: (approver: Approver) =>
      noted('approver', approver.id, async () => {
        const reading = troubleOf(approver)
        const trouble = reading && (await one(reading).catch(goneIfMissing))
        facts.deciders.push({ ...approver, trouble })
      }),
  }
}

export type FactReader = ReturnType<typeof factReaderOf>

function relate(known: Relation[], found: readonly Relation[]) {
  const isKnown = ({ parent, child }: Relation) =>
    known.some((each) => each.parent === parent && each.child === child)
  known.push(...found.filter((relation) => !isKnown(relation)))
}

function goneIfMissing(error: unknown): 'gone' {
  if (error instanceof NotRead && error.isMissing) return 'gone'
  throw error
}
