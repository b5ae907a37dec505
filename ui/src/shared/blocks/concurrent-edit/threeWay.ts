/** The three versions of a value that two people edit. */
export interface Sides<Value> {
  /** The value when the edit began. */
  was: Value
  /** The entered value. */
  mine: Value
  /** The value that is stored now. */
  theirs: Value
}

/** The side whose value is kept where both changed it. */
export type Winner = 'mine' | 'theirs'

/** Picks the same part of each side. */
export function each<Value, Part>(sides: Sides<Value>, pick: (side: Value) => Part): Sides<Part> {
  return { was: pick(sides.was), mine: pick(sides.mine), theirs: pick(sides.theirs) }
}

type Same<Value> = (one: Value, other: Value) => boolean

/** Whether both changed the value, to different values. */
export function isContested<Value>(sides: Sides<Value>, isSame: Same<Value> = Object.is): boolean {
  const { was, mine, theirs } = sides
  return !isSame(was, mine) && !isSame(was, theirs) && !isSame(mine, theirs)
}

/** The changed value; when both changed it, that of the winner. */
export function merged<Value>(
  sides: Sides<Value>,
  winner: Winner,
  isSame: Same<Value> = Object.is,
): Value {
  const { was, mine, theirs } = sides
  if (isSame(was, mine)) return theirs
  return isSame(was, theirs) ? mine : sides[winner]
}

/** Whether the ids that are in both lists have the same order. Added and removed ids do not count. */
export function isSameOrder<Id>(one: readonly Id[], other: readonly Id[]): boolean {
  const here = new Set(one)
  const there = new Set(other)
  const rest = other.filter((id) => here.has(id))
  return one.filter((id) => there.has(id)).every((id, at) => id === rest[at])
}

/** The merged order of all ids of both sides; ids that only the other side has are at the end. */
export function mergedOrder<Id>(sides: Sides<readonly Id[]>, winner: Winner): Id[] {
  return [...new Set([...merged(sides, winner, isSameOrder), ...sides.theirs, ...sides.mine])]
}
