import type { Outcome } from '../../platform/store/outcome'

interface Failed {
  id: string
  name?: string | undefined
  reason?: string | undefined
  /** The error of the call, where each record has its own call. */
  error?: unknown
}

/** The outcome of each record; those in neither list are still there. */
export interface DeletionAnswer {
  succeeded: Outcome['succeeded']
  failed: readonly Failed[]
}

/** A record as the dialog and the message call it. */
export interface NamedRecord {
  id: string
  name: string
}

/** The answer with names and reasons: the server may know records by their id alone. */
export function toOutcome(
  { succeeded, failed }: DeletionAnswer,
  records: readonly NamedRecord[],
  errorText: (error: unknown) => string,
): Outcome {
  const names = new Map(records.map(({ id, name }) => [id, name]))
  const nameOf = ({ id, name }: Failed) => names.get(id) ?? name ?? id
  return {
    success: failed.length === 0,
    succeeded: succeeded.map((item) => ({ ...item, name: nameOf(item) })),
    failed: failed.map(({ error, ...item }) => ({
      id: item.id,
      name: nameOf(item),
      reason: item.reason ?? (error === undefined ? '' : errorText(error)),
    })),
  }
}
