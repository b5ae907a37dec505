import type { Ask } from './budget'
import { impactOf } from './impactOf'
import type { Impact, ImpactChange } from './model'
import { readFacts } from './readFacts'

/**
 * Tells what follows from a change: reads what decides, at most 40 calls, and computes.
 *
 * @param names - of the roles of the change, by DN.
 */
export async function readImpact(
  change: ImpactChange,
  names: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<Impact> {
  const facts = await readFacts(change, names, ask)
  const { graph, holders, constraints, unseen } = facts
  const found = impactOf(change, facts)
  const roles = new Set(graph.roles.map(({ child }) => child))
  return {
    ...found,
    counted: {
      holders: [...holders].map(([id, people]) => ({
        id,
        name: facts.names.get(id) ?? id,
        count: people.size,
      })),
      roles: roles.size,
      resources: new Set(graph.resources.map(({ child }) => child)).size,
      constraints: constraints.length,
    },
    unseen,
    readAt: Date.now(),
  }
}
