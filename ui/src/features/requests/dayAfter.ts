import { getLocalTimeZone, parseDate, today } from '@internationalized/date'
import type { Duration } from '../../entities/permission/model'

const UNITS = { D: 'days', M: 'months', Y: 'years' } as const

/** The day so long after another, `2027-03-31`; today where there is no other. */
export function dayAfter(day: string | undefined, duration: Duration | undefined): string {
  const begin = day === undefined ? today(getLocalTimeZone()) : parseDate(day)
  const later = duration ? begin.add({ [UNITS[duration.unit]]: duration.count }) : begin
  return later.toString()
}
