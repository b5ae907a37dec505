import type { Outcome } from '../../shared/platform/store/outcome'

/** Joins the outcomes of several calls. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    success: outcomes.every(({ success }) => success),
    succeeded: outcomes.flatMap(({ succeeded }) => succeeded),
    failed: outcomes.flatMap(({ failed }) => failed),
    sods: outcomes.flatMap(({ sods = [] }) => sods),
  }
}

/** The outcome when all items failed for the same reason. */
export function failedOutcome(
  things: readonly { id: string; name: string }[],
  reason: string,
): Outcome {
  const failed = things.map(({ id, name }) => ({ id, name, reason }))
  return { success: false, succeeded: [], failed }
}
