import { baseApi } from '../api/baseApi'
import type { components } from '../api/schema'

type PreferencesNode = components['schemas']['PreferencesNode']

interface PageSizePreference {
  /** Name of the preference, `idm.userList.pageSize`. */
  attribute: string
  pageSize: number
}

const pageSizeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The page size this person chose for a list; null where they never did. */
    getPageSize: build.query<number | null, PageSizePreference['attribute']>({
      query: (attribute) => ({ url: 'access/preference', params: { attribute } }),
      transformResponse: readPageSize,
    }),
    savePageSize: build.mutation<unknown, PageSizePreference>({
      query: ({ attribute, pageSize }) => ({
        url: 'access/preference',
        method: 'POST',
        params: { attribute },
        body: { columns: [String(pageSize)] },
      }),
      onQueryStarted: ({ attribute, pageSize }, { dispatch }) => {
        void dispatch(pageSizeApi.util.upsertQueryData('getPageSize', attribute, pageSize))
      },
    }),
  }),
})

export const { useGetPageSizeQuery, useSavePageSizeMutation } = pageSizeApi

/** Source: SPEC 3 "Preference": the first column entry holds the page size. */
function readPageSize({ isPreferenceAvailable, columns }: PreferencesNode): number | null {
  const first = columns?.[0]
  return isPreferenceAvailable && first ? Number(first) : null
}
