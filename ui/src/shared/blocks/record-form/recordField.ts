import type { ReactNode } from 'react'
import { isContested, merged, type Sides, type Winner } from '../concurrent-edit/threeWay'

/**
 * One field of a record: its label, the check of its values, and their comparison.
 *
 * @typeParam Values - the values of the whole record, for a check that needs other fields.
 */
export interface RecordField<Value, Values = object> {
  label: string
  hint?: ReactNode
  isRequired?: boolean
  isReadOnly?: boolean
  /**
   * The problem of a value together with the other values, a message of `validation/problem.ts`;
   * undefined if there is none.
   */
  problemOf?(value: Value, values: Values): string | undefined
  /** The value to send: without spaces around it. */
  tidied?: (value: Value) => Value
  /** Whether both are stored as the same value. */
  isSame: (one: Value, other: Value) => boolean
  /** The value as one line of text; `''` for an empty value. */
  text: (value: Value) => string
  /**
   * How changes of two people to the value are merged. Without it the value of one of both is
   * taken.
   */
  parts?: ValueParts<Value>
  /** Whether drafts leave it out. */
  isNotKept?: boolean
  /**
   * Whether it is written and never read: drafts leave it out, and after a save it has its first
   * value again.
   */
  isSecret?: boolean
}

/** How changes of two people to one value are merged. */
export interface ValueParts<Value> {
  /** Whether both changed the same part in different ways. */
  isContested: (sides: Sides<Value>) => boolean
  merge: (sides: Sides<Value>, winner: Winner) => Value
  /**
   * The parts that both changed, for the question to the person; without it the whole value is
   * shown.
   */
  contested?: (sides: Sides<Value>) => Sides<Value>
}

/** The fields of a record by key, in the order of the page. */
export type RecordFields<Values> = {
  readonly [Key in keyof Values]: RecordField<Values[Key], Values>
}

type KeyOf<Values> = keyof Values & string

/** The keys of the fields, in their order. */
export function keysOf<Values>(fields: RecordFields<Values>): KeyOf<Values>[] {
  return Object.keys(fields) as KeyOf<Values>[]
}

/** The fields whose value differs. */
export function changedKeys<Values>(
  fields: RecordFields<Values>,
  before: Values,
  now: Values,
): KeyOf<Values>[] {
  return keysOf(fields).filter((key) => !fields[key].isSame(before[key], now[key]))
}

/** Only some of the values. */
export function pickValues<Values>(
  values: Values,
  keys: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>
}

/** The fields that both changed in different ways. */
export function contestedKeys<Values>(
  fields: RecordFields<Values>,
  sides: Sides<Values>,
): KeyOf<Values>[] {
  return keysOf(fields).filter((key) => isFieldContested(fields[key], sidesOf(sides, key)))
}

/** Merges the values of two people; for a value that both changed, that of the winner is taken. */
export function mergedValues<Values>(
  fields: RecordFields<Values>,
  sides: Sides<Values>,
  winner: Winner,
): Values {
  const entries = keysOf(fields).map((key) => [
    key,
    mergedValue(fields[key], sidesOf(sides, key), winner),
  ])
  return { ...sides.theirs, ...Object.fromEntries(entries) } as Values
}

/** The values to send. */
export function tidiedValues<Values>(fields: RecordFields<Values>, values: Values): Values {
  const entries = keysOf(fields).map((key) => {
    const { tidied } = fields[key]
    return [key, tidied ? tidied(values[key]) : values[key]]
  })
  return { ...values, ...Object.fromEntries(entries) } as Values
}

/** The problems by field. */
export function problemsOf<Values>(
  fields: RecordFields<Values>,
  values: Values,
): Partial<Record<KeyOf<Values>, string>> {
  const problems = keysOf(fields).flatMap((key) => {
    const message = fields[key].problemOf?.(values[key], values)
    return message === undefined ? [] : [[key, message] as const]
  })
  return Object.fromEntries(problems) as Partial<Record<KeyOf<Values>, string>>
}

function sidesOf<Values, Key extends keyof Values>(
  { was, mine, theirs }: Sides<Values>,
  key: Key,
): Sides<Values[Key]> {
  return { was: was[key], mine: mine[key], theirs: theirs[key] }
}

function isFieldContested<Value, Values>(
  field: RecordField<Value, Values>,
  sides: Sides<Value>,
): boolean {
  if (!isContested(sides, field.isSame)) return false
  return field.parts?.isContested(sides) ?? true
}

function mergedValue<Value, Values>(
  { isSame, parts }: RecordField<Value, Values>,
  sides: Sides<Value>,
  winner: Winner,
): Value {
  if (parts && isContested(sides, isSame)) return parts.merge(sides, winner)
  return merged(sides, winner, isSame)
}
