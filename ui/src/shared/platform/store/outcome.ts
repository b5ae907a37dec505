import type { components } from '../contract/schema'

type Result = components['schemas']['ResponseNode']
type Conflict = components['schemas']['SodConflictNode']

/**
 * The outcome of a call that changes several records, in the shape of the identity applications. Source: SPEC 3
 * "Other", feedback message shapes; SPEC 3 "Other entities", SoD.
 */
export interface Outcome {
  success: boolean
  succeeded: readonly Pick<Result, 'id' | 'name'>[]
  failed: readonly Pick<Result, 'id' | 'name' | 'reason'>[]
  /** Constraints that prevent a change, each with the two permissions that exclude each other. */
  sods?: readonly Pick<Conflict, 'sodId' | 'sodName' | 'perm1Name' | 'perm2Name'>[]
}
