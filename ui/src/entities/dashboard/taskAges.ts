import dayjs from 'dayjs'

/** Age groups of waiting tasks, in calendar days. */
export const TASK_AGES = ['today', 'days3', 'days7', 'older'] as const

export type Age = (typeof TASK_AGES)[number]

/** The highest age of each group in days; older tasks are in the last group. */
const UNTIL_DAYS: readonly number[] = [0, 3, 7]

/** The times since when tasks have been waiting. */
export interface TaskAges {
  /** Milliseconds since 1970. */
  since: readonly number[]
  /** The number of all tasks; more than the length of `since` when there are very many. */
  total: number
}

/** The number of tasks of each age, by the days of the person's time zone. */
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
