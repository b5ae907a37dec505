import type { FieldDifference } from '../../../entities/settings-snapshot/api'

/** Whether all that differs in a group is wanted, and more than one field; fields of one installation do not count. */
export function isAnyGroupWhole(
  differences: readonly FieldDifference[],
  wanted: readonly { path: string }[],
): boolean {
  const paths = new Set(wanted.map(({ path }) => path))
  const counted = differences.filter(({ onlyTicked }) => !onlyTicked)
  const isLeft = ({ path }: FieldDifference) => !paths.has(path)
  const incomplete = new Set(counted.filter(isLeft).map(({ group }) => group))
  const whole = counted.filter(({ group }) => !incomplete.has(group)).map(({ group }) => group)
  return new Set(whole).size < whole.length
}
