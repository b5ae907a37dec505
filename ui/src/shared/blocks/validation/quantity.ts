import * as v from 'valibot'
import { problem } from './problem'

export interface Limits {
  min?: number | undefined
  max?: number | undefined
}

/**
 * The schema of a whole number; a limit that is undefined is open.
 *
 * Source: SPEC 5 "Field validators", minimum, range and minimum value.
 */
export function quantity({ min, max }: Limits) {
  const limits = { min: min ?? -Infinity, max: max ?? Infinity }
  return v.pipe(
    v.number(problem('required')),
    v.check((value) => value >= limits.min && value <= limits.max, outOf({ min, max })),
  )
}

function outOf({ min, max }: Limits): string {
  if (min === undefined) return problem('atMost', { max: max ?? 0 })
  return max === undefined ? problem('atLeast', { min }) : problem('between', { min, max })
}

/** The schema of a list with at least one item. Source: SPEC 5 "Field validators". */
export function someOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, problem('required')))
}
