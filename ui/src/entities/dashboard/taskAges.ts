import dayjs from 'dayjs'

/** How long tasks have been waiting, in days of the calendar. */
export const TASK_AGES = ['today', 'days3', 'days7', 'older'] as const

export type Age = (typeof TASK_AGES)[number]

/** The last day of each age; what is older than all is the last one. */
const UNTIL_DAYS: readonly number[] = [0, 3, 7]

/** When tasks began to wait. */
export interface TaskAges {
  /** Milliseconds since 1970. */
  since: readonly number[]
  /** How many tasks there are; more than `since` has when they are very many. */
  total: number
}

/** How many tasks are of each age, for somebody whose day it is. */
export function countAges(since: readonly number[], now: number): Record<Age, number> {
  const counts = { today: 0, days3: 0, days7: 0, older: 0 }
  const today = dayjs(now)
  for (const moment of since) {
    const days = today.diff(dayjs(moment).startOf('day'), 'day')
    const at = UNTIL_DAYS.findIndex((until) => days <= until)
    counts[TASK_AGES.at(at) ?? 'older'] += 1
  }
  return counts
}
