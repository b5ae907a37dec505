import { listRequests } from '../../entities/request/api'
import type { AccessRequest } from '../../entities/request/model'
import { listRoles } from '../../entities/role/listApi'
import type { Role } from '../../entities/role/model'
import { listUsers } from '../../entities/user/api'
import { textOf, type User } from '../../entities/user/model'
import { toRequest } from '../../features/history/routes'
import { toRole } from '../../features/roles/routes'
import { toUser } from '../../features/users/routes'
import type { PendingRead } from '../../shared/platform/api/read'
import type { Page } from '../../shared/blocks/listing/page'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import type { Destination, DestinationKind } from './destination'

/** What a search found. */
export interface Finding {
  destinations: Destination[]
  /** The server found more than it is willing to list, and lists none. */
  isTooMany: boolean
}

/** Something that the server can be asked for. */
export interface Source {
  kind: Exclude<DestinationKind, 'page'>
  /** The page that shows what was found; without it, or without the right to it, nothing is asked. */
  toPath: (id: string) => string
  begin: (dispatch: AppDispatch, query: string, clientId: string) => PendingRead<Finding>
}

/** The first few by a column, as a list call takes them. */
function listFor(search: string, column: string, order: 'asc' | 'desc' = 'asc') {
  return { page: 1, pageSize: 5, search, sort: { column, order }, filters: {} } as const
}

function toSearch<Row>(
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

function toPerson(user: User): Destination {
  return {
    kind: 'user',
    path: toUser(user.dn),
    title: user.fullName,
    detail: textOf(user, 'Title'),
  }
}

function toRoleFound({ id, name, description }: Role): Destination {
  return { kind: 'role', path: toRole(id), title: name, detail: description }
}

function toRequestFound({ id, name, recipient, confirmationNumber }: AccessRequest): Destination {
  const detail = [recipient.name, confirmationNumber].filter(Boolean).join(' · ')
  return { kind: 'request', path: toRequest(id), title: name, detail }
}

/** Kept for a minute, for nobody in particular. */
const ONCE = { subscribe: false }

/** What is looked for on the server while somebody types, in the order of its sections. */
export const sources: readonly Source[] = [
  {
    kind: 'user',
    toPath: toUser,
    begin: (dispatch, query, clientId) =>
      toSearch(
        dispatch(listUsers.initiate({ list: listFor(query, 'FirstName'), clientId }, ONCE)),
        toPerson,
      ),
  },
  {
    kind: 'role',
    toPath: toRole,
    begin: (dispatch, query) =>
      toSearch(dispatch(listRoles.initiate({ list: listFor(query, 'name') }, ONCE)), toRoleFound),
  },
  {
    kind: 'request',
    toPath: toRequest,
    begin: (dispatch, query) =>
      toSearch(
        dispatch(listRequests.initiate({ list: listFor(query, 'requestDate', 'desc') }, ONCE)),
        toRequestFound,
      ),
  },
]
