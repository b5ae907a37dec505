import type { IconNode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'

interface Choice {
  id: string
  text: string
  /** The number of rows of this choice in the list without filters; undefined where it is unknown. */
  count?: number | undefined
  /** The icon before the number. */
  icon?: IconNode
  tone?: 'warning' | 'danger'
}

/** The number of rows for each choice of a filter, by its id; unknown numbers are left out. */
export type ChoiceCounts = Readonly<Record<string, number>>

/** The parts that a list needs to show and choose people by DN: `entities/user/ui/personParts.ts`. */
export interface PersonParts {
  Field: ComponentType<{
    label: string
    /** DN of the person; undefined while nobody is chosen. */
    dn: string | undefined
    onChange: (dn: string | undefined) => void
  }>
  /** Passes the name of a person to its child. */
  Named: ComponentType<{ dn: string; children: (name: string) => ReactNode }>
}

/** A filter of a list. */
export type FilterField = { key: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'choices'; options: readonly Choice[] }
  | { kind: 'dates' }
  /** A comparison with a day: the id of an option, then the day. */
  | { kind: 'day'; options: readonly Choice[] }
  | { kind: 'number'; min: number; max: number }
  /** A choice such as `Me`, or the DN of a person. */
  | { kind: 'person'; options: readonly Choice[]; parts: PersonParts }
)

/**
 * The filters in force: key of the field -> values, `{"type": ["role", "prd"]}`. An empty filter is left out. A date
 * filter has the first and the last day, `["2027-03-01", ""]`; a day has its comparison first, `["LT", "2027-03-01"]`.
 */
export type Filters = Readonly<Record<string, readonly string[]>>

export const NO_FILTERS: Filters = {}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0
}

const PREFIX = 'filter.'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads the filters from the query of the address, `?filter.type=role&filter.type=prd&filter.date=2027-03-01..`.
 * Unknown filters and values are ignored.
 */
export function readFilters(params: URLSearchParams, fields: readonly FilterField[]): Filters {
  const found = fields.map((field) => [field.key, valuesOf(field, params)] as const)
  return Object.fromEntries(found.filter(([, values]) => values.length > 0))
}

/** Counts the rows of each choice; a row can belong to several choices, or to none. */
export function countChoices<Row>(
  rows: readonly Row[],
  choices: readonly string[],
  isOf: (row: Row, choice: string) => boolean,
): ChoiceCounts {
  return Object.fromEntries(
    choices.map((id) => [id, rows.filter((row) => isOf(row, id)).length] as const),
  )
}

/** The filter fields, one of them with numbers of rows. */
export function withCounts(
  fields: readonly FilterField[],
  key: string,
  counts: ChoiceCounts,
): readonly FilterField[] {
  return fields.map((field) =>
    field.key === key && (field.kind === 'choice' || field.kind === 'choices')
      ? { ...field, options: field.options.map((each) => ({ ...each, count: counts[each.id] })) }
      : field,
  )
}

/** Whether a parameter of the address is a filter. */
export function isFilter(name: string): boolean {
  return name.startsWith(PREFIX)
}

/** Replaces the filters in the query of an address. */
export function writeFilters(
  params: URLSearchParams,
  filters: Filters,
  fields: readonly FilterField[],
) {
  for (const { key, kind } of fields) {
    params.delete(PREFIX + key)
    const values = filters[key] ?? []
    const written = kind === 'dates' && values.length > 0 ? [values.join('..')] : values
    for (const value of written) params.append(PREFIX + key, value)
  }
}

/**
 * Filters that must all match, as the server takes them: `LastName:berg,Email:example`. A comma separates pairs, so
 * commas within a value are removed.
 */
export function toFilterPairs(filters: Filters): string {
  return Object.entries(filters)
    .map(([key, [text = '']]) => `${key}:${text.replaceAll(',', ' ')}`)
    .join(',')
}

/** The filters with new values for one field; without the field when there are no values. */
export function withFilter(filters: Filters, key: string, values: readonly string[]): Filters {
  const others = Object.entries(filters).filter(([other]) => other !== key)
  return Object.fromEntries(values.some(Boolean) ? [...others, [key, values]] : others)
}

function valuesOf(field: FilterField, params: URLSearchParams): string[] {
  const written = params.getAll(PREFIX + field.key)
  const [first = ''] = written
  const only = (isGood: boolean) => (isGood ? [first.trim()] : [])
  switch (field.kind) {
    case 'text':
      return only(first.trim() !== '')
    case 'choice':
      return only(isOffered(field.options, first))
    case 'person':
      return only(isPerson(field.options, first))
    case 'choices':
      return [...new Set(written)].filter((id) => isOffered(field.options, id))
    case 'dates':
      return readDays(first)
    case 'day':
      return readComparison(field.options, written)
    case 'number':
      return only(isWithin(first, field))
  }
}

/** Whether a value is one of the choices of a field. */
export function isOffered(options: readonly Choice[], wanted: string): boolean {
  return options.some(({ id }) => id === wanted)
}

function isDn(text: string): boolean {
  return /^[^=]+=./.test(text)
}

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^-?\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
}

/** The first and last day of a range: `2027-03-01..` -> `["2027-03-01", ""]`. */
function readDays(text: string): string[] {
  const days = text.split('..')
  const [first = '', last = ''] = days
  const isRange = days.length === 2 && days.every(isDay) && text !== '..'
  return isRange && !isReversed(first, last) ? days : []
}

/** A valid day of the calendar, or `''`: February 30 is none. */
function isDay(text: string): boolean {
  if (text === '') return true
  const day = new Date(text)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The comparison and the day; empty if one of them is missing. */
function readComparison(options: readonly Choice[], [how = '', day = '']: string[]): string[] {
  return day !== '' && isDay(day) && isOffered(options, how) ? [how, day] : []
}

function isPerson(options: readonly Choice[], text: string): boolean {
  return isOffered(options, text) || isDn(text)
}

/** Whether the last day is before the first. */
export function isReversed(first: string, last: string): boolean {
  return first !== '' && last !== '' && last < first
}
