import { baseApi } from '../../shared/platform/api/baseApi'

interface PreferredLocale {
  userDn: string
  /** The language as the identity applications spell it: `zh_CN`. */
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
    }),
  }),
})

export const { useStorePreferredLocaleMutation } = localeApi
