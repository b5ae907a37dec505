import { isWeekend, parseDate, startOfWeek } from '@internationalized/date'
import type { Period } from '../../../entities/delegation/period'
import { dayOf } from '../../../shared/blocks/values/day'

export const WEEKS = 8
const WEEK = 7
export const DAYS = WEEKS * WEEK
const DAY_MS = 86_400_000

/**
 * The first day of the eight weeks that begin with the week of a day, by the locale's first
 * weekday: `2027-03-31` -> `2027-03-29`.
 */
export function firstDayOf(day: string, locale: string): string {
  return startOfWeek(parseDate(day), locale).toString()
}

/** The first day of the next eight weeks, or of the previous ones for -1. */
export function moved(first: string, by: 1 | -1): string {
  return parseDate(first)
    .add({ weeks: by * WEEKS })
    .toString()
}

/** The first day of each week. */
export function weeksFrom(first: string): string[] {
  return Array.from({ length: WEEKS }, (_, week) =>
    parseDate(first).add({ weeks: week }).toString(),
  )
}

/** The last day of the eight weeks. */
export function lastDayOf(first: string): string {
  return parseDate(first)
    .add({ days: DAYS - 1 })
    .toString()
}

/** Columns of days as grid lines from 1; `end` is the line after the last day. */
export interface Columns {
  start: number
  end: number
}

/**
 * The days of a period within the eight weeks; undefined when there are none. Days are counted in
 * the time zone of the person, so a day with 23 or 25 hours counts as one.
 */
export function columnsOf({ startsAt, endsAt }: Period, first: string): Columns | undefined {
  const start = Math.max(1, daysBetween(first, dayOf(startsAt)) + 1)
  const last = endsAt === undefined ? DAYS : daysBetween(first, dayOf(endsAt - 1)) + 1
  const end = Math.min(DAYS, last) + 1
  return start < end ? { start, end } : undefined
}

/** The columns as a CSS value. */
export const gridColumn = ({ start, end }: Columns) => `${String(start)} / ${String(end)}`

/** Whether something includes the day of a column. */
export const isOn =
  (column: number) =>
  ({ columns: { start, end } }: { columns: Columns }) =>
    start <= column && column < end

/** The day of a column. */
export function dayOfColumn(column: number, first: string): string {
  return parseDate(first)
    .add({ days: column - 1 })
    .toString()
}

/** The column of a day; undefined for a day outside of the eight weeks. */
export function columnOf(day: string, first: string): number | undefined {
  const at = daysBetween(first, day)
  return at >= 0 && at < DAYS ? at + 1 : undefined
}

/** The weekends in the calendar of the locale. */
export function weekendsOf(first: string, locale: string): Columns[] {
  const weekends: Columns[] = []
  for (let column = 1; column <= DAYS; column += 1) {
    if (!isWeekend(parseDate(dayOfColumn(column, first)), locale)) continue
    const last = weekends.at(-1)
    if (last?.end === column) last.end = column + 1
    else weekends.push({ start: column, end: column + 1 })
  }
  return weekends
}

function daysBetween(first: string, day: string): number {
  const at = (text: string) => parseDate(text).toDate('UTC').getTime()
  return Math.round((at(day) - at(first)) / DAY_MS)
}
