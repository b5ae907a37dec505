import { toUpstreamLocale } from '../../i18n/locale'
import { baseApi } from '../../shared/api/baseApi'

interface PreferredLocale {
  userDn: string
  locale: string
}

const localeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    storePreferredLocale: build.mutation<unknown, PreferredLocale>({
      query: ({ userDn, locale }) => ({
        url: 'access/ulp/l10n/listLocales',
        method: 'POST',
        body: { userDN: userDn, userPreferredLocales: [toUpstreamLocale(locale)] },
      }),
    }),
  }),
})

export const { useStorePreferredLocaleMutation } = localeApi
