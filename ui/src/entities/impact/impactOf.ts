import { namedIn, type Constraint, type Facts } from './facts'
import { parentsIn, reachable, relationsOf, type Relations } from './graph'
import type { Clash, Effect, Impact, ImpactChange, Named } from './model'
import { movesOf, NotKnown } from './moves'

type Moves = ReturnType<typeof movesOf>

/** Computes the effects of a change from the loaded facts; makes no calls. */
export function impactOf(
  change: ImpactChange,
  facts: Facts,
): Omit<Impact, 'counted' | 'readAt' | 'unseen'> {
  const relations = relationsOf(change, facts.graph)
  const moves = movesOf(relations, facts)
  const effects = (ids: Iterable<string>, who: (id: string) => ReadonlySet<string>) =>
    [...ids].flatMap((id) => effectOf(id, who, relations, facts))
  const gains = effects(relations.grown, moves.gained)
  const losses = effects(relations.shrunk, moves.lost)
  const conflicts = [
    ...newConflicts(change, moves, facts),
    ...brokenConstraints(relations, moves, facts),
  ]
  return {
    gains,
    losses,
    conflicts,
    containing: containing(change, facts),
    requests: facts.requests,
    deciders: facts.deciders,
    people: namesOf([...gains, ...losses, ...conflicts], facts),
  }
}

/** The effect on the people of a role or resource; an empty list when nobody is affected. */
function effectOf(
  id: string,
  who: (id: string) => ReadonlySet<string>,
  relations: Relations,
  facts: Facts,
): Effect[] {
  const people = ifKnown(() => [...who(id)])
  if (people?.length === 0) return []
  const kind = relations.isResource(id) ? 'resource' : 'role'
  return [{ permission: namedIn(facts, id), kind, people }]
}

/** People who have both roles of a new constraint, or of a constraint that gets other roles. */
function newConflicts(change: ImpactChange, moves: Moves, facts: Facts): Clash[] {
  const [first, second] = newPair(change)
  if (!first || !second) return []
  const people = ifKnown(() =>
    [...moves.holders(first)].filter((each) => moves.holders(second).has(each)),
  )
  return clash(undefined, [first, second], people, facts)
}

/** The roles of a constraint, in any order; empty if they are the same as before. */
export function newPair({ constraint }: ImpactChange): readonly string[] {
  const { before = [], after = [] } = constraint ?? {}
  return after.every((role) => before.includes(role)) ? [] : after
}

function brokenConstraints(relations: Relations, moves: Moves, facts: Facts): Clash[] {
  return facts.constraints.flatMap((constraint) => {
    const [first, second] = constraint.roles
    if (!first || !second || ![first, second].some((role) => relations.grown.has(role))) return []
    const people = ifKnown(() => newlyBoth([first, second], moves))
    return clash(constraint, [first, second], people, facts)
  })
}

function newlyBoth(pair: readonly [string, string], { gained, holdsAfter }: Moves): string[] {
  const [first, second] = pair
  const gaining = new Set([...gained(first), ...gained(second)])
  return [...gaining].filter((each) => holdsAfter(first, each) && holdsAfter(second, each))
}

function clash(
  constraint: Constraint | undefined,
  [first, second]: readonly [string, string],
  people: string[] | undefined,
  facts: Facts,
): Clash[] {
  if (people?.length === 0) return []
  const roles = [namedIn(facts, first), namedIn(facts, second)] as const
  return [{ constraint: constraint && { id: constraint.id, name: constraint.name }, roles, people }]
}

/** Roles that contain both roles of an unchanged constraint. */
function containing({ constraint }: ImpactChange, facts: Facts): Named[] {
  const [first, second] = constraint?.after ?? []
  if (!first || !second) return []
  const above = (id: string) => reachable([id], parentsIn(facts.graph.roles))
  const ofSecond = above(second)
  return [...above(first)].filter((id) => ofSecond.has(id)).map((id) => namedIn(facts, id))
}

function namesOf(found: readonly { people: readonly string[] | undefined }[], facts: Facts) {
  const people = new Set(found.flatMap((each) => each.people ?? []))
  return Object.fromEntries([...people].map((dn) => [dn, namedIn(facts, dn).name]))
}

function ifKnown<Result>(compute: () => Result): Result | undefined {
  try {
    return compute()
  } catch (error) {
    if (error instanceof NotKnown) return undefined
    throw error
  }
}
