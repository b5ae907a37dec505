import type { components } from '../contract/schema'

type Result = components['schemas']['ResponseNode']
type Conflict = components['schemas']['SodConflictNode']

interface Linked {
  /** The page of the record that exists already or waits, `/role/cn%3Dpayer`. */
  path?: string | undefined
}

/**
 * The outcome of a call that changes several records, in the shape of the identity applications. Source: SPEC 3
 * "Other", feedback message shapes; SPEC 3 "Other entities", SoD.
 */
export interface Outcome {
  success: boolean
  succeeded: readonly (Pick<Result, 'id' | 'name'> & Linked)[]
  failed: readonly (Pick<Result, 'id' | 'name' | 'reason'> & Linked)[]
  /** Constraints that prevent a change, each with the two permissions that exclude each other. */
  sods?: readonly Pick<Conflict, 'sodId' | 'sodName' | 'perm1Name' | 'perm2Name'>[]
}

/** Joins the outcomes of several calls. */
export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  const sods = outcomes.flatMap((outcome) => outcome.sods ?? [])
  return {
    success: outcomes.every(({ success }) => success),
    succeeded: outcomes.flatMap(({ succeeded }) => succeeded),
    failed: outcomes.flatMap(({ failed }) => failed),
    ...(sods.length > 0 && { sods }),
  }
}

/** Joins outcomes about the same records: a line for each; a record that failed in one call failed. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome {
  const joined = joinOutcomes(outcomes)
  const failed = byId(joined.failed)
  const succeeded = byId(joined.succeeded.filter(({ id }) => !failed.has(id)))
  return { ...joined, succeeded: [...succeeded.values()], failed: [...failed.values()] }
}

function byId<Item extends { id: string }>(items: readonly Item[]) {
  return new Map(items.map((item) => [item.id, item]))
}

/** The outcome when all records failed for the same reason. */
export function failedOutcome(
  things: readonly { id: string; name: string }[],
  reason: string,
): Outcome {
  const failed = things.map(({ id, name }) => ({ id, name, reason }))
  return { success: false, succeeded: [], failed }
}

/** The outcome with the names that the records have on the page: the server may send only their ids. */
export function withNames(
  { succeeded, failed, ...outcome }: Outcome,
  records: readonly { id: string; name: string }[],
): Outcome {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  const named = <Each extends Outcome['succeeded'][number]>(each: Each) => ({
    ...each,
    name: names.get(each.id) ?? each.name ?? each.id,
  })
  return { ...outcome, succeeded: succeeded.map(named), failed: failed.map(named) }
}

const THERE = /\b(already|exists)\b/i

/**
 * An outcome in which records that existed already are links to their pages; the server has no code
 * for that.
 *
 * Source: docs/assumptions.md A-604.
 */
export function linkedOutcome<Result extends Outcome>(
  outcome: Result,
  pathOf: (id: string) => string | undefined,
): Result {
  const failed = outcome.failed.map((each) =>
    THERE.test(each.reason ?? '') ? { ...each, path: pathOf(each.id) } : each,
  )
  return { ...outcome, failed }
}
