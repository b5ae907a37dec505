import type { IconNode } from 'lucide'
import type { ComponentType, ReactNode } from 'react'

interface Choice {
  id: string
  text: string
  /** How many rows of the list are of it, whatever the filters; absent where that is not known. */
  count?: number | undefined
  /** Before its figure. */
  icon?: IconNode
  tone?: 'warning' | 'danger'
}

/** How many rows each choice of a filter has, by its id; what is not known is left out. */
export type ChoiceCounts = Readonly<Record<string, number>>

/** How a list shows and chooses people, of whom it knows DNs alone: `entities/user/ui/personParts.ts`. */
export interface PersonParts {
  Field: ComponentType<{
    label: string
    /** Undefined while nobody is chosen. */
    dn: string | undefined
    onChange: (dn: string | undefined) => void
  }>
  /** Gives the name to what shows it. */
  Named: ComponentType<{ dn: string; children: (name: string) => ReactNode }>
}

/** What a list can be filtered by. */
export type FilterField = { key: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'choices'; options: readonly Choice[] }
  | { kind: 'dates' }
  /** How something lies to one day: the id of an option, then the day. */
  | { kind: 'day'; options: readonly Choice[] }
  | { kind: 'number'; min: number; max: number }
  /** One of several, `Me`, or the DN of a certain person. */
  | { kind: 'person'; options: readonly Choice[]; parts: PersonParts }
)

/**
 * What a list is filtered by: key of the field to its values, `{"type": ["role", "prd"]}`. A field that filters nothing is
 * not there. Dates are first and last day, `["2027-03-01", ""]`; a day has how it is compared before it, `["LT", "2027-03-01"]`.
 */
export type Filters = Readonly<Record<string, readonly string[]>>

export const NO_FILTERS: Filters = {}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0
}

const PREFIX = 'filter.'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Read the filters out of the search part of the hash, `?filter.type=role&filter.type=prd&filter.date=2027-03-01..`.
 *
 * Whatever no field knows, or does not offer, filters nothing.
 */
export function readFilters(params: URLSearchParams, fields: readonly FilterField[]): Filters {
  const found = fields.map((field) => [field.key, valuesOf(field, params)] as const)
  return Object.fromEntries(found.filter(([, values]) => values.length > 0))
}

/** Count the rows of each choice; a row can be of several, or of none. */
export function countChoices<Row>(
  rows: readonly Row[],
  choices: readonly string[],
  isOf: (row: Row, choice: string) => boolean,
): ChoiceCounts {
  return Object.fromEntries(
    choices.map((id) => [id, rows.filter((row) => isOf(row, id)).length] as const),
  )
}

/** The fields with the figures of one of them. */
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

/** Write the filters into the search part of the hash, in the place of those that are there. */
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

/** As the server takes filters that must all match, `LastName:berg,Email:example`. A comma ends a pair, so none is sent within one. */
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

/** `2027-03-01..` -> `["2027-03-01", ""]`. */
function readDays(text: string): string[] {
  const days = text.split('..')
  const [first = '', last = ''] = days
  const isRange = days.length === 2 && days.every(isDay) && text !== '..'
  return isRange && !isReversed(first, last) ? days : []
}

/** A day of the calendar, or none: there is no 30th of February. */
function isDay(text: string): boolean {
  if (text === '') return true
  const day = new Date(text)
  return DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** How it is compared, and the day; nothing where one of both is missing. */
function readComparison(options: readonly Choice[], [how = '', day = '']: string[]): string[] {
  return day !== '' && isDay(day) && isOffered(options, how) ? [how, day] : []
}

function isPerson(options: readonly Choice[], text: string): boolean {
  return isOffered(options, text) || isDn(text)
}

/** Whether the last day lies before the first. */
export function isReversed(first: string, last: string): boolean {
  return first !== '' && last !== '' && last < first
}
