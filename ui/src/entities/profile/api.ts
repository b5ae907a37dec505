import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { ownPhotoChanged } from '../../shared/platform/session/sessionApi'
import { readProfile, type Profile } from './model'

type PersonNode = components['schemas']['PersonNode']

interface ProfileQuery {
  dn: string
  /** Id of the client whose settings apply, `1`. */
  clientId: string
}

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in person; each attribute says whether the person may change it. Source: docs/assumptions.md A-93. */
    getProfile: build.query<Profile, ProfileQuery>({
      query: ({ dn, clientId }) => ({
        url: 'access/users/details',
        params: { userDn: dn, clientId, isProfile: true },
      }),
      transformResponse: (person: PersonNode) => readProfile(person),
      providesTags: (_profile, _error, { dn }) => [{ type: 'User', id: dn }],
      onQueryStarted: async (_query, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(ownPhotoChanged(data.form.photo?.image))
      },
    }),
  }),
})

export const { useGetProfileQuery } = profileApi
export const { getProfile } = profileApi.endpoints
