import {
  fromAbsolute,
  getLocalTimeZone,
  parseDateTime,
  toCalendarDateTime,
} from '@internationalized/date'
import { readTime } from '../values/time'

const LENGTH = '2027-03-31T08:30'.length

/** A time of the directory in the time zone of this device: `"1806474600000"` -> `2027-03-31T08:30`. */
export function toLocalTime(raw: string): string | undefined {
  const moment = readTime(raw)
  if (moment === undefined) return undefined
  return toCalendarDateTime(fromAbsolute(moment, getLocalTimeZone())).toString().slice(0, LENGTH)
}

/** A local time for the directory: in milliseconds, or as an LDAP time if the former value was one. */
export function fromLocalTime(local: string, before: string): string {
  const moment = parseDateTime(local).toDate(getLocalTimeZone())
  if (!before.endsWith('Z')) return String(moment.getTime())
  return `${moment.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`
}
