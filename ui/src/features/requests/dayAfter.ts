import dayjs from 'dayjs'
import type { Duration } from '../../entities/permission/model'

const UNITS = { D: 'day', M: 'month', Y: 'year' } as const

/** The day that is a duration after another day, `2027-03-31`; counted from today without a day. */
export function dayAfter(day: string | undefined, duration: Duration | undefined): string {
  const begin = dayjs(day)
  const later = duration ? begin.add(duration.count, UNITS[duration.unit]) : begin
  return later.format('YYYY-MM-DD')
}

/** Whether an end date is today or in the past. */
export const isPast = (until: string): boolean => until <= dayAfter(undefined, undefined)
