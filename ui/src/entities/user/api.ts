import type { Answer } from '../../shared/platform/api/answer'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { toFilterPairs } from '../../shared/blocks/listing/filters'
import { type ListState } from '../../shared/blocks/listing/listState'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { Page } from '../../shared/blocks/listing/page'
import { selectBootstrap } from '../../shared/platform/session/sessionApi'
import type { RootState } from '../../shared/platform/store/hooks'
import { readPersonAttributes, readUser, textOf, type PersonAttribute, type User } from './model'
import { askByWords, askForPeople } from './peopleSearch'
import { toRecipients } from './recipients'

type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']
type ProxyForListNode = components['schemas']['ProxyForListNode']
type RecipientListNode = components['schemas']['RecipientListNode']
type TargetSetListNode = components['schemas']['TargetSetListNode']

/** Keys of the attributes that are searched by default. Source: SPEC 9 "Columns and defaults". */
const SEARCHED = ['FirstName', 'LastName', 'Email', 'TelephoneNumber']

/** Key of the account name. */
const ACCOUNT = 'CN'

const PHOTO = 'UserPhoto'

/** Keys of the attributes that every row has. Source: SPEC 9 "Columns and defaults". */
const LISTED = [...SEARCHED, 'manager', 'Title', PHOTO, 'Department']

interface ClientScope {
  /** Id of the client whose settings apply, `1`. */
  clientId: string
}

interface RecipientSearch extends PickerAsked, ClientScope {
  /** How many people a search finds; by default a page of the picker. Source: SPEC 9 "Paging and search". */
  searchLimit?: number | undefined
}

interface TeamUserSearch extends PickerAsked, ClientScope {
  teamType: 'A' | 'P'
}

interface UserListQuery extends ClientScope {
  list: ListState
  /** Keys of the attributes that are searched; `SEARCHED` by default. */
  searched?: readonly string[]
  /** Keys of further attributes in the rows. */
  shown?: readonly string[]
  /** False to leave out photos, which make up most of a reply. */
  hasPhotos?: boolean
}

interface UserQuery extends ClientScope {
  dn: User['dn']
}

interface UserSearch extends PickerAsked, ClientScope {
  /** Keys of the attributes that distinguish people with the same name. */
  outputFields: readonly string[]
  /** Keys of the attributes that are searched; `SEARCHED` by default. */
  searched?: readonly string[] | undefined
}

const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Page<User>, UserListQuery>({
      queryFn: async (query, { getState }, _extra, ask) => {
        const { list, clientId, searched = SEARCHED, shown = [], hasPhotos = true } = query
        const listed = [...new Set([...LISTED, ...shown])]
        const params = {
          ...toListQuery(list),
          clientId,
          searchAttr: searchAttr(searched, getState()),
          ...advancedSearch(list),
          filter: listed.filter((key) => hasPhotos || key !== PHOTO).join(','),
          columnCustomization: true,
        }
        return readFrom(await askForPeople(ask, params), readUserPage)
      },
      providesTags: (page) => [
        { type: 'User', id: 'LIST' },
        ...(page?.rows ?? []).map(({ dn }) => ({ type: 'User', id: dn }) as const),
      ],
    }),
    /** All attributes of people. */
    listPersonAttributes: build.query<PersonAttribute[], ClientScope['clientId']>({
      query: (clientId) => ({
        url: 'access/entities/schema',
        params: { entityName: 'user', clientId },
      }),
      transformResponse: readPersonAttributes,
    }),
    getUser: build.query<User, UserQuery>({
      query: ({ dn, clientId }) => ({
        url: 'access/users/details',
        params: { userDn: dn, clientId },
      }),
      transformResponse: (person: PersonNode) => readUser(person),
      providesTags: (_user, _error, { dn }) => [{ type: 'User', id: dn }],
    }),
    findUsers: build.query<PickerPage, UserSearch>({
      queryFn: async (search, { getState }, _extra, ask) => {
        const params = searchParams(search, getState())
        const answer = await askForPeople(ask, params)
        return readFrom(answer, (reply) => readFound(reply, search.outputFields))
      },
    }),
    /** People whose requests the caller may see; the caller is one of them. */
    findObservedUsers: build.query<PickerPage, UserSearch>({
      queryFn: async (search, { getState }, _extra, ask) => {
        const params = { ...searchParams(search, getState()), isHistory: true }
        const answer = await askByWords(ask, 'access/users/usersForHistory', params)
        return readFrom(answer, (reply) => readFound(reply, search.outputFields))
      },
    }),
    /** People for whom the caller can request. */
    findRecipientUsers: build.query<PickerPage, RecipientSearch>({
      query: ({ clientId, searchLimit, ...asked }) => ({
        url: 'access/teams/recipients/userlist/v2',
        params: { ...toPickerQuery(asked, searchLimit), client: clientId },
      }),
      transformResponse: toRecipientPage,
    }),
    /** People for whom the caller can act. */
    findProxiedUsers: build.query<PickerPage, UserSearch>({
      query: ({ clientId, ...asked }) => ({
        url: 'access/proxy/for',
        params: { ...toSortedPickerQuery(asked, 'FirstName'), client: clientId },
      }),
      transformResponse: (reply: ProxyForListNode, _meta, { outputFields }) =>
        pickerPage(
          reply.proxyForUsers.map((person) => toItem(person, outputFields)),
          reply.nextUserIndex,
        ),
    }),
    /** Members of the teams whose requestors may set proxies (P), or delegates and availability (A). */
    findTeamUsers: build.query<PickerPage, TeamUserSearch>({
      queryFn: async ({ clientId, teamType, ...asked }, _api, _extra, ask) => {
        const params = { q: '*', nextIndex: 1, size: -1, type: teamType }
        const answer = await ask({ url: 'access/teams/managelist', params })
        if (answer.error) return { error: answer.error }
        const { teams } = answer.data as TargetSetListNode
        if (teams.length === 0) return { data: pickerPage([], 0) }
        const members = await ask({
          url: 'access/teams/recipients/users/v2',
          method: 'POST',
          params: { ...toPickerQuery(asked), client: clientId },
          body: { teams: teams.map(({ dn }) => ({ dn })) },
        })
        if (members.error) return { error: members.error }
        return { data: toRecipientPage(members.data as RecipientListNode) }
      },
    }),
  }),
})

export const {
  useListUsersQuery,
  useListPersonAttributesQuery,
  useGetUserQuery,
  useFindObservedUsersQuery,
} = usersApi
export const { getUser, listUsers } = usersApi.endpoints

/** `{"advSearch": "LastName:berg,Email:example"}` */
function advancedSearch({ filters }: ListState) {
  const advSearch = toFilterPairs(filters)
  return advSearch !== '' && { advSearch }
}

export const { findUsers, findObservedUsers, findRecipientUsers, findProxiedUsers, findTeamUsers } =
  usersApi.endpoints

/** The data that `read` makes of a reply; an error is returned as it is. */
function readFrom<Data>(
  { data, error }: Answer<PersonListNode>,
  read: (reply: PersonListNode) => Data,
) {
  return data ? { data: read(data) } : { error: error as ApiError }
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

/**
 * Keys of the attributes that are searched; with the account name, if the installation is set up so.
 *
 * Source: SPEC 3 "Application context"; docs/assumptions.md A-286.
 */
function searchAttr(keys: readonly string[], state: unknown): string {
  const { data } = selectBootstrap(state as RootState)
  const isByAccount = data?.context.searchWithRequesterCN === true
  return [...new Set([...keys, ...(isByAccount ? [ACCOUNT] : [])])].join(',')
}

function searchParams(search: UserSearch, state: unknown) {
  const { clientId, outputFields, searched = SEARCHED, ...asked } = search
  return {
    ...toSortedPickerQuery(asked, 'FirstName'),
    clientId,
    searchAttr: searchAttr(searched, state),
    filter: [...new Set([...LISTED, ...outputFields])].join(','),
    columnCustomization: true,
  }
}

function readFound(reply: PersonListNode, outputFields: readonly string[]): PickerPage {
  const items = reply.usersList.map((person) => toItem(person, outputFields))
  return {
    ...pickerPage(items, reply.nextIndex),
    isTooMany: readUserPage(reply).isTooMany,
  }
}

/**
 * A person as an item of a picker; the detail, which distinguishes people with the same name, is the first attribute
 * with a value.
 */
function toItem(person: PersonNode, outputFields: readonly string[]): PickerItem {
  const user = readUser(person)
  const [detail] = outputFields.map((key) => textOf(user, key)).filter(Boolean)
  return { type: 'user', id: user.dn, name: user.fullName, detail, image: user.photo }
}

function toRecipientPage(reply: RecipientListNode): PickerPage {
  return pickerPage(toRecipients(reply), reply.nextIndex)
}
