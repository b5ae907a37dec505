/** A period, milliseconds since 1970; `endsAt` is the first moment after it. */
export interface Period {
  startsAt: number
  endsAt: number | undefined
}

export const PERIOD_STATES = ['inForce', 'later', 'over'] as const

export type PeriodState = (typeof PERIOD_STATES)[number]

/** Whether a period is in force at a moment, begins later, or is over. */
export function periodState({ startsAt, endsAt = Infinity }: Period, now: number): PeriodState {
  if (now >= endsAt) return 'over'
  return now < startsAt ? 'later' : 'inForce'
}

/** The overlap of two periods; undefined when there is none. */
export function sharedPeriod(one: Period, other: Period): Period | undefined {
  const startsAt = Math.max(one.startsAt, other.startsAt)
  const end = Math.min(one.endsAt ?? Infinity, other.endsAt ?? Infinity)
  if (startsAt >= end) return undefined
  return { startsAt, endsAt: end === Infinity ? undefined : end }
}
