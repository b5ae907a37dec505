import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { ApiError } from '../../shared/platform/errors/apiError'
import type { SentAttribute } from '../../shared/blocks/entity-form/entityValues'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readNewUserForm, readUserForm, type NewUserForm, type UserForm } from './userForm'

type PersonNode = components['schemas']['PersonNode']
type UserNode = components['schemas']['UserNode']

interface ClientScope {
  /** Id of the client whose settings apply, `1`. */
  clientId: string
}

interface UserQuery extends ClientScope {
  dn: string
  /** Whether the rights are those for one's own profile. */
  isProfile?: boolean
}

interface UserCreation {
  /** DN of the container; without it, the server chooses. */
  container?: string
  password: string
  namingAttr: string
  attributes: readonly SentAttribute[]
}

interface UserChange extends UserQuery {
  /** The changed attributes. */
  attributes: readonly SentAttribute[]
}

const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The form of a user. */
    readUserForm: build.query<UserForm, UserQuery>({
      query: ({ dn, clientId, isProfile }) => ({
        url: 'access/users/details',
        params: { userDn: dn, clientId, ...(isProfile && { isProfile }) },
      }),
      transformResponse: (person: PersonNode) => readUserForm(person),
      providesTags: (_form, _error, { dn }) => [{ type: 'User', id: dn }],
    }),
    /** The form of a new user. */
    readNewUserForm: build.query<NewUserForm, ClientScope>({
      query: ({ clientId }) => ({
        url: 'access/entities/schema',
        params: { entityName: 'createUser', clientId, binaryAttr: true },
      }),
      transformResponse: readNewUserForm,
    }),
    /** Creates a user; returns the DN. */
    createUser: build.mutation<string, UserCreation>({
      queryFn: async (user, _api, _extra, ask) => {
        const answer = needAnswer(await ask({ url: 'access/user', method: 'POST', body: user }))
        return answer.error ? answer : { data: (answer.data as UserNode).dn }
      },
      invalidatesTags: [{ type: 'User', id: 'LIST' }],
    }),
    changeUser: build.mutation<unknown, UserChange>({
      queryFn: async ({ dn, attributes, clientId, isProfile }, _api, _extra, ask) => {
        const params = { clientId, ...(isProfile && { isProfile }) }
        const body = { dn, attributes }
        return needAnswer(await ask({ url: 'access/user', method: 'PUT', params, body }))
      },
      invalidatesTags: (_reply, error, { dn }) => (error ? [] : [{ type: 'User', id: dn }]),
    }),
    deleteUsers: build.mutation<Outcome, readonly string[]>({
      query: (dns) => ({
        url: 'access/user',
        method: 'DELETE',
        body: { members: dns.map((dn) => ({ dn })) },
      }),
      // The page of a deleted user is still open: loading it again would fail.
      invalidatesTags: [{ type: 'User', id: 'LIST' }],
    }),
  }),
})

export const {
  useReadUserFormQuery,
  useLazyReadUserFormQuery,
  useReadNewUserFormQuery,
  useCreateUserMutation,
  useChangeUserMutation,
  useDeleteUsersMutation,
} = changesApi

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }

/**
 * Turns an empty reply into an error: without an outcome nobody knows whether the write happened. Source: SPEC 8 "User
 * calls".
 */
function needAnswer(answer: Answer): Answer {
  if (answer.error ?? answer.data) return answer
  return { error: { status: 0, code: 'write_unanswered', text: '' } }
}
