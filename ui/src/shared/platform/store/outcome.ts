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
