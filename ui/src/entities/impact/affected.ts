import type { Effect, Impact } from './model'

/** Above so many people a change is confirmed by typing. Source: docs/assumptions.md A-482. */
const MANY = 20

/** Who is concerned by some effects, each once; undefined where one of them is not known. */
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

/** Whether so many people gain or lose something, or perhaps do, that it is confirmed by typing. */
export function concernsMany(impact: Pick<Impact, 'gains' | 'losses'> | undefined): boolean {
  if (impact === undefined) return false
  const people = peopleOf([...impact.gains, ...impact.losses])
  return people === undefined || people.size > MANY
}
