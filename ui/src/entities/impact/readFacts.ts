import { budgetOf, type Ask } from './budget'
import { factReaderOf, type FactReader, type PermissionKind } from './factReader'
import { noFacts, type Facts } from './facts'
import { childrenIn, parentsIn, reachable, relationsOf, type Relations } from './graph'
import type { Grant, ImpactChange } from './model'
import { newPair } from './impactOf'
import { movesOf, NotKnown } from './moves'

/** How many roles above or below others are examined. */
const MAX_ROLES = 50
const MAX_APPROVERS = 10

/**
 * Loads the facts for the impact of a change, the most important first. Facts that fail to load, or would need too many
 * calls, are listed in `unseen`. `names` has the names of the changed roles by DN, as not every reply has them.
 */
export async function readFacts(
  change: ImpactChange,
  names: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<Facts> {
  const facts = { ...noFacts(), names: new Map(Object.entries(names)) }
  for (const id of change.created ?? []) facts.holders.set(id, new Set())
  const reader = factReaderOf(facts, budgetOf(ask))
  const inOrder = [
    readWaiting,
    readHolders,
    readGraph,
    readSources,
    readConstraints,
    readRoles,
    readPartners,
    readResources,
  ]
  for (const step of inOrder) await step(change, facts, reader)
  return facts
}

type Step = (change: ImpactChange, facts: Facts, reader: FactReader) => Promise<unknown>

/** Loads the holders of roles that are deleted, or whose relations change; all other figures depend on them. */
const readHolders: Step = async (change, _facts, reader) => {
  const { added = [], removed = [], mapped = [], unmapped = [] } = change
  const { deleted = [], deletedResources = [] } = change
  const parents = [...added, ...removed, ...mapped, ...unmapped].map(({ parent }) => parent)
  const roles = new Set([...parents, ...deleted, ...newPair(change)])
  await Promise.all([...roles].map((id) => reader.holders('role', id)))
  await Promise.all(deletedResources.map((id) => reader.holders('resource', id)))
}

/** Loads the roles below those of the change, and the roles that contain those that somebody might lose. */
const readGraph: Step = async (change, facts, reader) => {
  const { roles } = facts.graph
  await walk(rootsOf(change), reader, reader.children, () => childrenIn(roles))
  await walk(change.constraint?.after ?? [], reader, reader.parents, () => parentsIn(roles))
  const relations = relationsOf(change, facts.graph)
  await Promise.all(rolesOf(relations.shrunk, relations).map((id) => reader.parents(id)))
}

/** Loads the holders of added, assigned or revoked items, and what lets people keep items that are removed. */
const readSources: Step = async (change, facts, reader) => {
  const { added = [], removed = [], unmapped = [], revoked = [] } = change
  await Promise.all(added.map(({ child }) => reader.holders('role', child)))
  await readRecipients(change, reader)
  const cut = new Set([
    ...[...removed, ...unmapped].map(({ child }) => child),
    ...revoked.map((grant) => grant.assigned),
  ])
  await Promise.all([...cut].map((id) => readKeepers(id, change, facts, reader)))
}

/** Loads the holders of assigned or revoked items, and the members of the groups. */
async function readRecipients({ assigned = [], revoked = [] }: ImpactChange, reader: FactReader) {
  const grants = [...assigned, ...revoked]
  const isContainer = ({ kind }: Grant) => kind === 'container' || kind === 'subtree'
  for (const { holder } of assigned.filter(isContainer)) reader.note('people', holder, 'container')
  await Promise.all([
    ...grants.map((grant) => reader.holders(grant.of, grant.assigned)),
    ...grants.filter(({ kind }) => kind === 'group').map(({ holder }) => reader.members(holder)),
  ])
}

const readConstraints: Step = async (change, facts, reader) => {
  const relations = relationsOf(change, facts.graph)
  const grown = rolesOf(relations.grown, relations)
  if (grown.length > 0) await reader.constraints(grown)
}

const readWaiting: Step = async (change, _facts, reader) => {
  const { deletedResources = [], approvers = [], approval } = change
  const asked = new Set(concernedRoles(change))
  await Promise.all([...asked].map((id) => reader.requests('role', id)))
  await Promise.all(deletedResources.map((id) => reader.requests('resource', id)))
  if (approval) {
    const { of, id } = approval
    await Promise.all([reader.requests(of, id), reader.held(of, id)])
  }
  await Promise.all(approvers.slice(0, MAX_APPROVERS).map((each) => reader.decider(each)))
  for (const { id } of approvers.slice(MAX_APPROVERS)) reader.note('approver', id, 'calls')
}

const readRoles: Step = (change, facts, reader) => readMoved('role', change, facts, reader)

/** Loads the holders of the other role of each constraint that somebody might violate. */
const readPartners: Step = async (change, facts, reader) => {
  const { gained } = movesOf(relationsOf(change, facts.graph), facts)
  const isConcerned = (role: string) => mayMove(() => gained(role))
  const concerned = facts.constraints.filter(({ roles }) => roles.some(isConcerned))
  const roles = new Set(concerned.flatMap((constraint) => constraint.roles))
  await Promise.all([...roles].map((id) => reader.holders('role', id)))
}

/**
 * Loads resources and their roles. The assignment of a resource names the assigned role, which may be several levels
 * above the resource.
 */
const readResources: Step = async (change, facts, reader) => {
  await readResourcesBelow(rootsOf(change), facts, reader)
  const relations = relationsOf(change, facts.graph)
  const { shrunk, isResource } = relations
  if ([...shrunk].some(isResource)) {
    const { unmapped = [] } = change
    const roles = [...rolesOf(shrunk, relations), ...unmapped.map(({ parent }) => parent)]
    await walk(roles, reader, reader.parents, () => parentsIn(facts.graph.roles))
  }
  await readMoved('resource', change, facts, reader)
  await readBelow(cutOff(change, facts), facts, reader)
}

/** Assigned roles from which no known relation leads to a resource after the change. */
function cutOff(change: ImpactChange, { graph, rows }: Facts): string[] {
  const { shrunk, isResource, parentsBefore, lastingAbove } = relationsOf(change, graph)
  const roles = [...shrunk].filter(isResource).flatMap((id) => {
    const before = reachable([id], parentsBefore)
    const after = reachable([id], lastingAbove)
    const assigned = (rows.get(id) ?? []).map((row) => row.assigned)
    return assigned.filter((role) => before.has(role) && !after.has(role))
  })
  return [...new Set(roles)]
}

/** Loads the holders of items that somebody might gain, and what lets people keep items that they might lose. */
async function readMoved(
  kind: PermissionKind,
  change: ImpactChange,
  facts: Facts,
  reader: FactReader,
) {
  const relations = relationsOf(change, facts.graph)
  const { gained, lost } = movesOf(relations, facts)
  const isKind = (id: string) => relations.isResource(id) === (kind === 'resource')
  const isHeld = (id: string) => facts.holders.get(id)?.size !== 0
  const gains = (id: string) =>
    relations.addedAbove(id).some(isHeld) ||
    relations.parentsAfter(id).some((each) => mayMove(() => gained(each)))
  const loses = (id: string) =>
    relations.parentsBefore(id).some((each) => mayMove(() => lost(each)))
  await Promise.all([
    ...[...relations.grown]
      .filter((id) => isKind(id) && !facts.holders.has(id) && gains(id))
      .map((id) => reader.holders(kind, id)),
    ...[...relations.shrunk]
      .filter((id) => isKind(id) && loses(id))
      .map((id) => readKeepers(id, change, facts, reader)),
  ])
}

/** Whether somebody gains or loses something; true also when that is unknown. */
function mayMove(people: () => ReadonlySet<string>): boolean {
  try {
    return people().size > 0
  } catch (error) {
    if (error instanceof NotKnown) return true
    throw error
  }
}

/** Loads what lets people keep an item: its assignments and, for a role, the other roles that contain it. */
async function readKeepers(id: string, change: ImpactChange, facts: Facts, reader: FactReader) {
  const relations = relationsOf(change, facts.graph)
  const kind = relations.isResource(id) ? 'resource' : 'role'
  await reader.rows(kind, id)
  if (kind === 'resource') return
  const parents = relations.parentsAfter(id)
  const isCut = relations.lostAbove(id).length + relations.revokedRows(id).length > 0
  if (parents.length < 2 && !isCut) return
  await Promise.all(parents.map((each) => reader.holders('role', each)))
}

async function readBelow(starts: readonly string[], { graph }: Facts, reader: FactReader) {
  await walk(starts, reader, reader.children, () => childrenIn(graph.roles))
  await readResourcesBelow(starts, { graph }, reader)
}

async function readResourcesBelow(
  starts: readonly string[],
  { graph }: Pick<Facts, 'graph'>,
  reader: FactReader,
) {
  const below = [...reachable(starts, childrenIn(graph.roles))].slice(0, MAX_ROLES)
  await Promise.all(below.map((id) => reader.resources(id)))
}

/** Loads relations from role to role until there are no more, or `MAX_ROLES` are reached. */
async function walk(
  starts: readonly string[],
  reader: FactReader,
  read: (id: string) => Promise<void>,
  next: () => (id: string) => readonly string[],
): Promise<Set<string>> {
  const done = new Set<string>()
  let waiting = [...new Set(starts)]
  while (waiting.length > 0) {
    const room = MAX_ROLES - done.size
    if (waiting.length > room) reader.note('relations', undefined, 'calls')
    const now = waiting.slice(0, room)
    for (const id of now) done.add(id)
    await Promise.all(now.map(read))
    waiting = [...reachable(done, next())].filter((id) => !done.has(id))
    if (now.length === 0) break
  }
  return done
}

function rootsOf(change: ImpactChange): string[] {
  const { added = [], removed = [], deleted = [] } = change
  const children = [...added, ...removed].map(({ child }) => child)
  return [...children, ...deleted, ...grantedRoles(change)]
}

const WITH_PARENTS = ['added', 'removed', 'mapped', 'unmapped'] as const

/** Roles whose holders or relations change. */
function concernedRoles(change: ImpactChange): string[] {
  const relations = WITH_PARENTS.flatMap((part) => change[part] ?? [])
  const { deleted = [], constraint } = change
  const parents = relations.map(({ parent }) => parent)
  return [...parents, ...deleted, ...grantedRoles(change), ...(constraint?.after ?? [])]
}

function grantedRoles({ assigned = [], revoked = [] }: ImpactChange): string[] {
  const ofRoles = [...assigned, ...revoked].filter((grant) => grant.of === 'role')
  return ofRoles.map((grant) => grant.assigned)
}

function rolesOf(ids: Iterable<string>, { isResource }: Relations): string[] {
  return [...ids].filter((id) => !isResource(id))
}
