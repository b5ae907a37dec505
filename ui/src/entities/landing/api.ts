import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { readLandingPage, type LandingPage } from './model'

type ItemsByCategoryNode = components['schemas']['ItemsByCategoryNode']

const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The home page as the person who is signed in sees it. */
    getLandingPage: build.query<LandingPage, { client: string }>({
      query: ({ client }) => ({
        url: 'access/ulp/landingItems/v2',
        params: { clientId: client, images: true },
      }),
      transformResponse: (node: ItemsByCategoryNode) => readLandingPage(node),
      providesTags: ['Landing'],
    }),
  }),
})

export const { useGetLandingPageQuery } = landingApi
