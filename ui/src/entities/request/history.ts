import type { Filters } from '../../shared/blocks/listing/filters'
import type { RequestKind } from './status'

/**
 * The statuses of the history filter, as the server takes them: for all kinds, for one kind of permission, and for
 * workflows as numbers.
 *
 * Source: SPEC 4 "History filters".
 */
export const historyStatuses = {
  any: ['running,pending', 'approved,completed,denied', 'terminated'],
  role: ['running', 'pending', 'approved', 'completed', 'denied', 'terminated'],
  resource: ['running', 'pending', 'approved', 'completed', 'denied', 'terminated'],
  prd: ['0', '1', '2', '3', '4', '5'],
} as const

export type HistoryStatus = (typeof historyStatuses)[keyof typeof historyStatuses][number]

/** The query of the history's filters; empty filters are left out. */
export function historyParams(kind: RequestKind | undefined, filters: Filters) {
  const { status = [], action = [], date = [] } = filters
  return {
    ...(kind && { type: kind }),
    ...(status.length > 0 && { status: status.join(',') }),
    ...(action.length > 0 && { action: action.join(',') }),
    ...daysBetween(date),
  }
}

/** A period from the first moment of one day to the last of another, in the person's time zone; each day may be missing. */
function daysBetween([first, last]: readonly string[]) {
  return {
    ...(first && { startDate: new Date(`${first}T00:00`).getTime() }),
    ...(last && { endDate: new Date(`${last}T23:59:59.999`).getTime() }),
  }
}
