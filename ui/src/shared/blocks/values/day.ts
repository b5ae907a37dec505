import {
  getLocalTimeZone,
  fromAbsolute,
  toCalendarDate,
  toCalendarDateTime,
} from '@internationalized/date'

const SECOND_MS = 1000

/** The day in the user's time zone: milliseconds since 1970 -> `2027-03-31`. */
export function dayOf(at: number): string {
  return toCalendarDate(fromAbsolute(at, getLocalTimeZone())).toString()
}

const MINUTE_LENGTH = '2027-03-31T08:30'.length

/** The minute in the user's time zone: milliseconds since 1970 -> `2027-03-31T08:30`. */
export function minuteOf(at: number): string {
  return toCalendarDateTime(fromAbsolute(at, getLocalTimeZone())).toString().slice(0, MINUTE_LENGTH)
}

/** The start of a day in the user's time zone: `2027-03-31` -> milliseconds since 1970. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00`).getTime()
}

/**
 * The last second of a day, until which anything that ends on this day is valid. Source:
 * docs/assumptions.md A-431.
 */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59`).getTime()
}

/**
 * Turns an end in the last second of a day, as `endOfDay` makes it, into the start of the next day;
 * any other end is returned unchanged.
 */
export function throughDay(end: number): number {
  const next = startOfDay(dayOf(end + SECOND_MS))
  return next > end ? next : end
}
