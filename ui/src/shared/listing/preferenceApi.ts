import { baseApi } from '../api/baseApi'
import type { components } from '../api/schema'

type PreferencesNode = components['schemas']['PreferencesNode']

interface Preference {
  /** Which one, `idm.userList.columns`. Source: docs/assumptions.md A-2. */
  attribute: string
  columns: string[]
}

const preferenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What this person chose for a list; null where they never did. */
    getPreference: build.query<string[] | null, Preference['attribute']>({
      query: (attribute) => ({ url: 'access/preference', params: { attribute } }),
      transformResponse: ({ isPreferenceAvailable, columns }: PreferencesNode) =>
        isPreferenceAvailable && columns?.length ? columns : null,
    }),
    /** An empty list cannot be kept: to keep nothing is to drop the preference. */
    savePreference: build.mutation<unknown, Preference>({
      query: ({ attribute, columns }) => ({
        url: 'access/preference',
        method: 'POST',
        params: { attribute },
        body: { columns },
      }),
      onQueryStarted: ({ attribute, columns }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(upsertQueryData('getPreference', attribute, columns)),
          () => undefined,
        ),
    }),
    dropPreference: build.mutation<unknown, Preference['attribute']>({
      query: (attribute) => ({
        url: 'access/preference',
        method: 'DELETE',
        params: { attribute },
      }),
      onQueryStarted: (attribute, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(upsertQueryData('getPreference', attribute, null)),
          () => undefined,
        ),
    }),
  }),
})

const { upsertQueryData } = preferenceApi.util

export const { useGetPreferenceQuery, useSavePreferenceMutation, useDropPreferenceMutation } =
  preferenceApi
