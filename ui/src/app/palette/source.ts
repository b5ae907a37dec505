import type { PendingRead } from '../../shared/platform/api/read'
import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import type { Destination, DestinationKind } from './destination'

/** The result of a search. */
export interface Finding {
  destinations: Destination[]
  /** The server found more than it is willing to list, and lists none. */
  isTooMany: boolean
}

/** Something that the server can be asked for. */
export interface Source {
  kind: Exclude<DestinationKind, 'page'>
  /** Path of the page that shows what was found; without it, or without the right to it, nothing is asked. */
  path: string
  begin: (dispatch: AppDispatch, query: string, clientId: string) => PendingRead<Finding>
}

/** The first few by a column, as a list call takes them. */
export function listFor(
  search: string,
  column: string,
  order: ListState['sort']['order'] = 'asc',
): ListState {
  return { page: 1, pageSize: 5, search, sort: { column, order }, filters: NO_FILTERS }
}

/** Kept for a minute, for nobody in particular. */
export const ONCE = { subscribe: false }

export function toSearch<Row>(
  call: PendingRead<Page<Row>>,
  toDestination: (row: Row) => Destination,
): PendingRead<Finding> {
  const finding = call.then(({ data, error }) =>
    data
      ? { data: { destinations: data.rows.map(toDestination), isTooMany: data.isTooMany } }
      : { error },
  )
  return Object.assign(finding, { abort: () => call.abort() })
}
