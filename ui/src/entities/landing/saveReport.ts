import type { Outcome } from '../../shared/platform/store/outcome'
import { isNew } from './landingDraft'

interface Named {
  id: string
  name: string
}

/** The outcome of all calls so far, and the ids that the server gave to new records. */
export interface SaveReport {
  ids: ReadonlyMap<string, string>
  /** Makes a call for some records, if there are any, and records the outcome of each. */
  note: (things: readonly Named[], call: () => Promise<Outcome>) => Promise<void>
  outcome: () => Outcome
}

/** @param errorText - the reason why a call failed. */
export function newReport(errorText: (error: unknown) => string): SaveReport {
  const succeeded: Outcome['succeeded'][number][] = []
  const failed: Outcome['failed'][number][] = []
  const ids = new Map<string, string>()
  const take = (things: readonly Named[], outcome: Outcome) => {
    const nameOf = (id: string) => things.find((thing) => thing.id === id)?.name
    succeeded.push(...outcome.succeeded)
    failed.push(...outcome.failed.map((one) => ({ name: nameOf(one.id) ?? one.id, ...one })))
    const [made] = outcome.succeeded
    const [first] = things
    if (made && first && isNew(first.id)) ids.set(first.id, made.id)
  }
  const note: SaveReport['note'] = async (things, call) => {
    if (things.length === 0) return
    try {
      take(things, await call())
    } catch (error) {
      failed.push(...things.map(({ id, name }) => ({ id, name, reason: errorText(error) })))
    }
  }
  return {
    ids,
    note,
    outcome: () => ({
      success: failed.length === 0,
      succeeded: numbered(succeeded),
      failed: numbered(failed),
    }),
  }
}

/** Gives each outcome an id of its own, as a category and an item may have the same id. */
function numbered<One extends { id: string; name?: string | undefined }>(all: readonly One[]) {
  return all.map((one, at) => ({ ...one, name: one.name ?? one.id, id: String(at) }))
}
