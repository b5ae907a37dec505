import { baseApi } from '../../platform/api/baseApi'
import type { components } from '../../platform/contract/schema'
import type { AppDispatch } from '../../platform/store/hooks'

type PreferencesNode = components['schemas']['PreferencesNode']

interface Preference {
  /** Name of the preference, `idm.userList.columns`. Source: docs/assumptions.md A-2. */
  attribute: string
  columns: string[]
}

const preferenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The value that the person stored for a list; null if they never did. */
    getPreference: build.query<string[] | null, Preference['attribute']>({
      query: (attribute) => ({ url: 'access/preference', params: { attribute } }),
      transformResponse: ({ isPreferenceAvailable, columns }: PreferencesNode) =>
        isPreferenceAvailable && columns?.length ? columns : null,
    }),
    /** Stores a preference. The server cannot store an empty list, so that deletes the preference. */
    savePreference: build.mutation<unknown, Preference>({
      query: ({ attribute, columns }) => ({
        url: 'access/preference',
        method: 'POST',
        params: { attribute },
        body: { columns },
      }),
      onQueryStarted: ({ attribute, columns }, api) => keepAtOnce(attribute, columns, api),
    }),
    dropPreference: build.mutation<unknown, Preference['attribute']>({
      query: (attribute) => ({
        url: 'access/preference',
        method: 'DELETE',
        params: { attribute },
      }),
      onQueryStarted: (attribute, api) => keepAtOnce(attribute, null, api),
    }),
  }),
})

/**
 * The new value is visible at once, or as soon as the former value is loaded; it is taken back if it failed to save.
 */
async function keepAtOnce(
  attribute: Preference['attribute'],
  columns: string[] | null,
  { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<unknown> },
) {
  const reading = dispatch(preferenceApi.util.getRunningQueryThunk('getPreference', attribute))
  if (reading) await reading
  const shown = dispatch(
    preferenceApi.util.updateQueryData('getPreference', attribute, () => columns),
  )
  queryFulfilled.catch(() => {
    shown.undo()
  })
}

export const { useGetPreferenceQuery, useSavePreferenceMutation, useDropPreferenceMutation } =
  preferenceApi
