import type { Cause, Holding } from '../assignment/model'

/** The role, group or container by which somebody has one of these resources; undefined where they have it themselves. */
export function causeIn(
  holdings: readonly Holding[],
  resources: ReadonlySet<string>,
): Cause | undefined {
  return holdings
    .filter(({ kind, id }) => kind === 'resource' && resources.has(id))
    .flatMap(({ causes }) => causes)
    .find(({ kind }) => kind !== 'user')
}
