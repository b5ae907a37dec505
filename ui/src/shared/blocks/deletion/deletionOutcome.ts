import type { Outcome } from '../../platform/store/outcome'

interface Failed {
  id: string
  name?: string | undefined
  reason?: string | undefined
  /** The error of the call, if each record has a call of its own. */
  error?: unknown
}

/** The outcome of a deletion; records in neither list still exist. */
export interface DeletionAnswer {
  succeeded: Outcome['succeeded']
  failed: readonly Failed[]
}

/** A record with its name, for the dialog and the messages. */
export interface NamedRecord {
  id: string
  name: string
}

/** Adds names and reasons to an outcome: the server may send only ids. */
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
