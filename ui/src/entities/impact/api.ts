import { baseApi } from '../../shared/platform/api/baseApi'
import type { Impact, ImpactChange } from './model'
import { readImpact } from './readImpact'

/** A change, and the names of its roles by their DNs. */
export interface ImpactAsked {
  change: ImpactChange
  names: Readonly<Record<string, string>>
}

const KEPT_S = 60

const impactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The impact of a change. */
    readImpact: build.query<Impact, ImpactAsked>({
      queryFn: async ({ change, names }, _api, _extra, ask) => ({
        data: await readImpact(change, names, async (call) => ask(call)),
      }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
})

/** The impact of a change; a result that is younger than a minute is used again. */
export const impactOnceAMinute = (asked: ImpactAsked) =>
  impactApi.endpoints.readImpact.initiate(asked, { subscribe: false, forceRefetch: KEPT_S })

/** The impact of a change, computed anew. */
export const impactNow = (asked: ImpactAsked) =>
  impactApi.endpoints.readImpact.initiate(asked, { subscribe: false, forceRefetch: true })
