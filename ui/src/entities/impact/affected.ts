import type { Effect, Impact } from './model'

/** A change for more people than this is confirmed by typing. Source: docs/assumptions.md A-482. */
const MANY = 20

/** The people of some effects, each once; undefined when the people of one effect are unknown. */
export function peopleOf(
  effects: readonly Pick<Effect, 'people'>[],
): ReadonlySet<string> | undefined {
  const people = new Set<string>()
  for (const effect of effects) {
    if (effect.people === undefined) return undefined
    for (const each of effect.people) people.add(each)
  }
  return people
}

/** Whether a change has to be confirmed by typing: many people gain or lose something, or their number is unknown. */
export function concernsMany(impact: Pick<Impact, 'gains' | 'losses'> | undefined): boolean {
  if (impact === undefined) return false
  const people = peopleOf([...impact.gains, ...impact.losses])
  return people === undefined || people.size > MANY
}
