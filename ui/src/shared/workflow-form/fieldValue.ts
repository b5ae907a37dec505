import { getLocalTimeZone, parseAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import { readTime } from '../values/time'
import type { FieldControl, FieldNode, FormValue } from './formNode'

/** A value, from wherever it comes, as the control of a field holds it. */
export function readFieldValue(field: FieldNode, given: unknown): FormValue {
  const { control, isMultiple } = field
  if (control === 'checkboxes') return chosenIds(given)
  const texts = textsOf(given)
  if (isMultiple) return texts
  return singles[control]?.(texts[0] ?? '') ?? texts[0] ?? ''
}

const singles: Partial<Record<FieldControl, (text: string) => FormValue>> = {
  checkbox: (text) => text === 'true',
  number: (text) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text)),
}

/** `selectboxes` are an object in Form.io: `{ laptop: true, phone: false }`. */
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

/** Nothing is entered. */
export function isEmpty(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || value === false
}

const MINUTE = '2027-03-31T08:30'.length
const DAY = '2027-03-31'.length

/** A moment as the date field takes it: on the clock of this device, to the minute or the day. */
export function toLocalMoment(raw: FormValue, hasTime: boolean): string | undefined {
  if (typeof raw !== 'string' || raw === '') return undefined
  const time = readTime(raw) ?? Date.parse(raw)
  if (Number.isNaN(time)) return undefined
  const local = parseAbsolute(new Date(time).toISOString(), getLocalTimeZone())
  return local.toString().slice(0, hasTime ? MINUTE : DAY)
}

/** The way back, as Form.io writes it: `2027-03-31T08:30:00+02:00`. */
export function fromLocalMoment(local: string | undefined): string {
  if (local === undefined) return ''
  const moment = toZoned(parseDateTime(local), getLocalTimeZone())
  return moment.toString().replace(/\[.*\]$/, '')
}

/** A day as Form.io writes it, `03/31/2027` or `31/03/2027`, as the date field takes it. */
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
