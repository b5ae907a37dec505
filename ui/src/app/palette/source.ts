import type { PendingRead } from '../../shared/platform/api/read'
import { firstRows, type ListState, type Sort } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import type { Destination, DestinationKind } from './destination'

/** The result of a search. */
export interface Finding {
  destinations: Destination[]
  /** Whether the server found more than it lists; it lists none then. */
  isTooMany: boolean
}

/** A source of results on the server. */
export interface Source {
  kind: Exclude<DestinationKind, 'page'>
  /** Path of the page for the results. If it does not exist or the person may not open it, no call is made. */
  path: string
  begin: (dispatch: AppDispatch, query: string, clientId: string) => PendingRead<Finding>
}

/** The list state for the first few matches, sorted by a column. */
export const listFor = (search: string, column: string, order?: Sort['order']): ListState =>
  firstRows(5, column, order, search)

/** A read without a subscription; its result is cached for a minute. */
export const ONCE = { subscribe: false }

export function toSearch<Row>(
  call: PendingRead<Page<Row>>,
  toDestination: (row: Row) => Destination,
): PendingRead<Finding> {
  const finding = call.then(({ data, error }) =>
    data
      ? { data: { destinations: data.rows.map(toDestination), isTooMany: data.isTooMany === true } }
      : { error },
  )
  return Object.assign(finding, { abort: () => call.abort() })
}
