import dayjs from 'dayjs'

/** How many months are counted, the present one included. */
const MONTHS = 6

interface Made {
  /** Milliseconds since 1970; undefined when the server does not send it. */
  requestedAt: number | undefined
  isForOthers: boolean
}

/** How many requests were made in a month. */
interface MonthCount {
  /** The first moment of the month, in milliseconds since 1970. */
  start: number
  mine: number
  others: number
}

/** Counts requests by month, by the calendar of the person's time zone; the present month is the last. */
export function countMonths(requests: readonly Made[], now: number): MonthCount[] {
  const present = dayjs(now).startOf('month')
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = present.subtract(MONTHS - 1 - at, 'month')
    const made = requests.filter(
      ({ requestedAt }) => requestedAt !== undefined && month.isSame(requestedAt, 'month'),
    )
    const others = made.filter(({ isForOthers }) => isForOthers).length
    return { start: month.valueOf(), mine: made.length - others, others }
  })
}
