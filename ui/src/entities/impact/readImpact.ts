import type { Ask } from './budget'
import { namedIn } from './facts'
import { relationsOf } from './graph'
import { impactOf } from './impactOf'
import type { Impact, ImpactChange } from './model'
import { readFacts } from './readFacts'

/**
 * Computes the impact of a change from facts, which it loads with at most 40 calls.
 *
 * @param names - names of the roles of the change, by DN.
 */
export async function readImpact(
  change: ImpactChange,
  names: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<Impact> {
  const facts = await readFacts(change, names, ask)
  const { graph, holders, held, constraints, unseen } = facts
  const { grown, shrunk, isResource } = relationsOf(change, graph)
  const moved = [...new Set([...grown, ...shrunk])]
  const resources = moved.filter(isResource).length
  return {
    ...impactOf(change, facts),
    counted: {
      holders: [...holders]
        .filter(([id]) => !change.created?.includes(id))
        .map(([id, people]) => ({ ...namedIn(facts, id), count: people.size }))
        .concat(held),
      roles: moved.length - resources,
      resources,
      constraints: constraints.length,
    },
    unseen,
    readAt: Date.now(),
  }
}
