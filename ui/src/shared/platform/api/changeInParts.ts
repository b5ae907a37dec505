import type { ApiError } from '../errors/apiError'
import { joinOutcomes, type Outcome } from '../store/outcome'
import type { Ask } from './ask'
import { inParts } from './inParts'

interface Change {
  id: string
  name?: string
}

/** Sends changes of several records in several calls. After a call that failed, no further call is made. */
export async function changeInParts<Each extends Change>(
  changes: readonly Each[],
  ask: (part: Each[]) => ReturnType<Ask>,
): Promise<{ data: Outcome } | { error: ApiError }> {
  const outcomes: Outcome[] = []
  for (const part of inParts(changes)) {
    const { data, error } = await ask(part)
    if (error && outcomes.length === 0) return { error }
    if (error) return { data: joinOutcomes([...outcomes, withoutAnswer(error, changes, outcomes)]) }
    outcomes.push(data as Outcome)
  }
  return { data: joinOutcomes(outcomes) }
}

/** The records without an outcome: all of them failed for the reason of the last call. */
function withoutAnswer(
  { text: reason }: ApiError,
  changes: readonly Change[],
  outcomes: readonly Outcome[],
): Outcome {
  const told = new Set(
    outcomes.flatMap(({ succeeded, failed }) => [...succeeded, ...failed].map(({ id }) => id)),
  )
  const failed = changes
    .filter(({ id }) => !told.has(id))
    .map(({ id, name = id }) => ({ id, name, reason }))
  return { success: false, succeeded: [], failed }
}
