import type { ReactNode } from 'react'
import { isContested, merged, type Sides, type Winner } from '../concurrent-edit/threeWay'

/**
 * One field of a record: what it is called, what its values have to be, and how two of them are compared.
 *
 * @typeParam Values - of the whole record, where the field depends on other fields.
 */
export interface RecordField<Value, Values = object> {
  label: string
  hint?: ReactNode
  isRequired?: boolean
  isReadOnly?: boolean
  /** What is wrong with a value beside those of the other fields, see `validation/problem.ts`; undefined when nothing is. */
  problemOf?(value: Value, values: Values): string | undefined
  /** The value as it is sent: without the spaces around it. */
  tidied?: (value: Value) => Value
  /** Whether both are stored as the same value. */
  isSame: (one: Value, other: Value) => boolean
  /** The value in one line, as people read it; `''` for none. */
  text: (value: Value) => string
  /** For a value of parts: what two people made of it, together. Else one of both counts as a whole. */
  parts?: ValueParts<Value>
  /** No draft has it. */
  isNotKept?: boolean
  /** Written and never read: no draft has it, and it is as before once it is saved. */
  isSecret?: boolean
}

/** How changes of several people to one value go together. */
export interface ValueParts<Value> {
  /** Whether both changed the same part, and not alike. */
  isContested: (sides: Sides<Value>) => boolean
  merge: (sides: Sides<Value>, winner: Winner) => Value
  /** The parts that both changed, as the question shows them; without it the whole value is shown. */
  contested?: (sides: Sides<Value>) => Sides<Value>
}

/** The fields of a record by key, in the order in which they stand on the page. */
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

/** The fields that both changed, and not to the same. */
export function contestedKeys<Values>(
  fields: RecordFields<Values>,
  sides: Sides<Values>,
): KeyOf<Values>[] {
  return keysOf(fields).filter((key) => isFieldContested(fields[key], sidesOf(sides, key)))
}

/** What both made of a record; where both changed a value, that of the winner. */
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

/** The values as they are sent. */
export function tidiedValues<Values>(fields: RecordFields<Values>, values: Values): Values {
  const entries = keysOf(fields).map((key) => {
    const { tidied } = fields[key]
    return [key, tidied ? tidied(values[key]) : values[key]]
  })
  return { ...values, ...Object.fromEntries(entries) } as Values
}

/** The errors by field. */
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
