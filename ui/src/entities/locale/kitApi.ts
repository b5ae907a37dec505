import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readKitLocales, type KitLocale, type KitTexts } from './kitText'
import { decodeProperties, formatProperties, parseProperties } from './properties'

type LocaleListNode = components['schemas']['LocaleListNode']

/** How long the texts of a language are cached, seconds: the list loads the texts of every language. */
const KEPT = 300

const fileOf = (locale: string) => `access/ulp/l10n/${encodeURIComponent(locale)}.properties`

const kitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listKitLocales: build.query<readonly KitLocale[], undefined>({
      query: () => 'access/ulp/l10n/list',
      transformResponse: ({ locales }: LocaleListNode) => readKitLocales(locales),
    }),
    readKitTexts: build.query<KitTexts, string>({
      queryFn: (locale, _api, _extra, fetch) =>
        fewAtOnce(async () => {
          const { data, error } = await fetch({ url: fileOf(locale), responseHandler: textOf })
          return error ? { error } : { data: parseProperties(data as string).texts }
        }),
      keepUnusedDataFor: KEPT,
      providesTags: (_texts, _error, id) => [{ type: 'KitText', id }],
    }),
    /** Saves texts; texts that are left out stay. The outcome is by key. */
    keepKitTexts: build.mutation<Outcome, { locale: string; texts: KitTexts }>({
      query: ({ locale, texts }) => ({
        url: fileOf(locale),
        method: 'PUT',
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        body: formatProperties(texts),
      }),
      invalidatesTags: (_outcome, error, { locale: id }) =>
        error ? [] : [{ type: 'KitText', id }, 'Landing'],
    }),
  }),
})

/** The text of a file in any encoding, or the JSON of an error. */
async function textOf(response: Response): Promise<unknown> {
  if (!response.ok) return response.json()
  return decodeProperties(await response.arrayBuffer()).content
}

export const { useListKitLocalesQuery, useReadKitTextsQuery, useKeepKitTextsMutation } = kitApi
export const { readKitTexts } = kitApi.endpoints
