import { baseApi } from '../../shared/api/baseApi'

interface PreferredLocale {
  userDn: string
  /** As the identity applications spell it: `zh_CN`. */
  locale: string
}

const localeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    storePreferredLocale: build.mutation<unknown, PreferredLocale>({
      query: ({ userDn, locale }) => ({
        url: 'access/ulp/l10n/listLocales',
        method: 'POST',
        body: { userDN: userDn, userPreferredLocales: [locale] },
      }),
      // Names of things, and labels of attributes, come in the language of the person.
      invalidatesTags: [
        'Entity',
        'Group',
        'Holding',
        'Kind',
        'Landing',
        'Permission',
        'Request',
        'Task',
        'Team',
        'User',
      ],
    }),
  }),
})

export const { useStorePreferredLocaleMutation } = localeApi
