import dayjs from 'dayjs'
import { readTime } from '../values/time'
import type { FieldControl, FieldNode, FormValue } from './formNode'

/** Converts a value of any origin to the value that the control of a field has. */
export function readFieldValue(field: FieldNode, given: unknown): FormValue {
  const { control, isMultiple, separator } = field
  const structure = structures[control]
  if (structure) return structure(given, field)
  const texts = textsOf(given)
  if (separator !== undefined) return texts.flatMap((text) => splitAt(text, separator))
  if (isMultiple) return texts
  return singles[control]?.(texts[0] ?? '') ?? texts[0] ?? ''
}

/** Converts the value of a control to that of Form.io: a map is an object, tags are one text. */
export function sentFieldValue({ control, separator }: FieldNode, value: FormValue): FormValue {
  if (control === 'map') return Object.fromEntries(rowsOf(value).map((row) => [row.key, row.value]))
  if (separator === undefined || !Array.isArray(value)) return value
  return value.filter((each) => !isEmpty(each as FormValue)).join(separator)
}

type ReadStructure = (given: unknown, field: FieldNode) => FormValue

/** Values that are structures. */
const structures: Partial<Record<FieldControl, ReadStructure>> = {
  checkboxes: chosenIds,
  survey: (given, { questions }) =>
    Object.fromEntries(questions.map(({ id }) => [id, textsOf(partsOf(given)[id])[0] ?? ''])),
  map: (given, { entry }) =>
    Object.entries(partsOf(given)).map(([key, value]) => ({
      key,
      value: entry ? readFieldValue(entry.value, value) : '',
    })),
  kept: (given) => given as FormValue,
  files: (given) => (Array.isArray(given) ? (given as FormValue[]) : []),
}

function partsOf(given: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  return isObject ? (given as Record<string, unknown>) : {}
}

function splitAt(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A row of a map. */
export interface MapRow {
  key: string
  value: FormValue
}

export function rowsOf(value: FormValue): MapRow[] {
  return Array.isArray(value) ? (value as MapRow[]) : []
}

const singles: Partial<Record<FieldControl, (text: string) => FormValue>> = {
  checkbox: (text) => text === 'true',
  signature: (text) => (text.startsWith('data:image/') ? text : ''),
  number: (text) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text)),
}

/**
 * The ids of the chosen options; in Form.io `selectboxes` are an object: `{ laptop: true, phone:
 * false }`.
 */
function chosenIds(given: unknown): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return textsOf(given)
  return Object.entries(given).flatMap(([id, isChosen]) => (isChosen === true ? [id] : []))
}

function textsOf(given: unknown): string[] {
  const values: unknown[] = Array.isArray(given) ? given : [given]
  return values.flatMap((value) => {
    if (typeof value === 'string') return value === '' ? [] : [value]
    return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
  })
}

/** Whether a value counts as empty. */
export function isEmpty(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === false
}

/**
 * The display text of an object: the properties that the form shows, `['data.name']`; a plain value
 * is its own text.
 */
export function shownWords(value: FormValue, shown: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return textsOf(value)[0] ?? ''
  return shown.map((path) => textsOf(partAt(value, path))[0] ?? '').join(' ')
}

function partAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((part: unknown, key) => partsOf(part)[key], value)
}

const DAY = 'YYYY-MM-DD'
const MINUTE = 'YYYY-MM-DDTHH:mm'

/**
 * Converts a time to the value of the date field: in the time zone of this device, to the minute or
 * the day.
 */
export function toLocalMoment(raw: FormValue, hasTime: boolean): string | undefined {
  if (typeof raw !== 'string' || raw === '') return undefined
  const time = readTime(raw) ?? Date.parse(raw)
  if (Number.isNaN(time)) return undefined
  return dayjs(time).format(hasTime ? MINUTE : DAY)
}

/** Converts the value of the date field to that of Form.io: `2027-03-31T08:30:00+02:00`. */
export function fromLocalMoment(local: string | undefined): string {
  return local === undefined ? '' : dayjs(local).format()
}

/** Converts a day of Form.io, `03/31/2027` or `31/03/2027`, to the value of the date field. */
export function toIsoDay(raw: FormValue, isDayFirst: boolean): string | undefined {
  const parts = typeof raw === 'string' ? /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(raw) : null
  if (!parts) return undefined
  const [, first = '', second = '', year = ''] = parts
  return isDayFirst ? `${year}-${second}-${first}` : `${year}-${first}-${second}`
}

export function fromIsoDay(iso: string | undefined, isDayFirst: boolean): string {
  if (iso === undefined) return ''
  const [year = '', month = '', day = ''] = iso.split('-')
  return isDayFirst ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}
