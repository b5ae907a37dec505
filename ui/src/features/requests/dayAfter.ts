import dayjs from 'dayjs'
import type { Duration } from '../../entities/permission/model'

const UNITS = { D: 'day', M: 'month', Y: 'year' } as const

/** The day so long after another, `2027-03-31`; today where there is no other. */
export function dayAfter(day: string | undefined, duration: Duration | undefined): string {
  const begin = dayjs(day)
  const later = duration ? begin.add(duration.count, UNITS[duration.unit]) : begin
  return later.format('YYYY-MM-DD')
}

/** Whether an end has come: the day is today or before. */
export const isPast = (until: string): boolean => until <= dayAfter(undefined, undefined)
