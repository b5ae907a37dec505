import type { components } from '../contract/schema'

type Result = components['schemas']['ResponseNode']
type Conflict = components['schemas']['SodConflictNode']

/**
 * What came of a call that changes several things at once, as the identity applications tell it.
 *
 * Source: SPEC 3 "Other", feedback message shapes; SPEC 3 "Other entities", SoD.
 */
export interface Outcome {
  success: boolean
  succeeded: readonly Pick<Result, 'id' | 'name'>[]
  failed: readonly Pick<Result, 'id' | 'name' | 'reason'>[]
  /** Constraints that are in the way, each with the two permissions that exclude each other. */
  sods?: readonly Pick<Conflict, 'sodId' | 'sodName' | 'perm1Name' | 'perm2Name'>[]
}
