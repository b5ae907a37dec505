import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { type ListState } from '../../shared/listing/listState'
import { toListQuery } from '../../shared/listing/listQuery'
import type { Page } from '../../shared/listing/page'
import { readUser, type User } from './model'

type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']

/** Where a search looks. Source: SPEC 9 "Columns and defaults". */
const SEARCHED = ['FirstName', 'LastName', 'Email', 'TelephoneNumber']

/** Which attributes the rows of a list bring along. Source: SPEC 9 "Columns and defaults". */
const LISTED = [...SEARCHED, 'manager', 'Title', 'UserPhoto', 'Department']

interface ClientScope {
  /** The client whose settings apply, `1`. */
  clientId: string
}

interface UserListQuery extends ClientScope {
  list: ListState
}

interface UserQuery extends ClientScope {
  dn: User['dn']
}

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Page<User>, UserListQuery>({
      query: ({ list, clientId }) => ({
        url: 'access/users/list',
        params: {
          ...toListQuery(list),
          clientId,
          searchAttr: SEARCHED.join(','),
          ...advancedSearch(list),
          filter: LISTED.join(','),
          columnCustomization: true,
        },
      }),
      transformResponse: readUserPage,
      providesTags: (page) => [
        { type: 'User', id: 'LIST' },
        ...(page?.rows ?? []).map(({ dn }) => ({ type: 'User', id: dn }) as const),
      ],
    }),
    getUser: build.query<User, UserQuery>({
      query: ({ dn, clientId }) => ({
        url: 'access/users/details',
        params: { userDn: dn, clientId },
      }),
      transformResponse: (person: PersonNode) => readUser(person),
      providesTags: (_user, _error, { dn }) => [{ type: 'User', id: dn }],
    }),
  }),
})

export const { useListUsersQuery, useGetUserQuery } = usersApi
export const { listUsers } = usersApi.endpoints

/** `{"advSearch": "LastName:berg,Email:example"}`: all must match. A comma ends a pair, so none is sent within one. */
function advancedSearch({ filters }: ListState) {
  const pairs = Object.entries(filters).map(
    ([key, [text = '']]) => `${key}:${text.replaceAll(',', ' ')}`,
  )
  return pairs.length > 0 && { advSearch: pairs.join(',') }
}

/**
 * A server that finds more people than it is willing to list says so and lists none.
 *
 * Source: SPEC 5 "Search and paging", too many results; docs/assumptions.md A-17.
 */
function readUserPage({ usersList, totalSize, totalCount, hasMore }: PersonListNode): Page<User> {
  return {
    rows: usersList.map(readUser),
    total: totalSize ?? totalCount ?? usersList.length,
    isTooMany: usersList.length === 0 && hasMore === true,
  }
}
