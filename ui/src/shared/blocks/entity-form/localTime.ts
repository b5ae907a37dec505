import { getLocalTimeZone, parseDateTime } from '@internationalized/date'
import { minuteOf } from '../values/day'
import { readTime } from '../values/time'

/** A time of the directory on the clock of this device: `"1806474600000"` -> `2027-03-31T08:30`. */
export function toLocalTime(raw: string): string | undefined {
  const moment = readTime(raw)
  return moment === undefined ? undefined : minuteOf(moment)
}

/** A local time for the directory: in milliseconds, or as an LDAP time if the former value was one. */
export function fromLocalTime(local: string, before: string): string {
  const moment = parseDateTime(local).toDate(getLocalTimeZone())
  if (!before.endsWith('Z')) return String(moment.getTime())
  return `${moment.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`
}
