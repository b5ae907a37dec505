import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import type { Outcome } from '../../shared/feedback/outcome'
import { readLandingPage, type LandingPage } from './model'

type Schemas = components['schemas']
type ItemsByCategoryNode = Schemas['ItemsByCategoryNode']

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
    addLandingCategories: build.mutation<Outcome, Schemas['CategoriesBody']>({
      query: (body) => ({ url: 'access/ulp/categories', method: 'POST', body }),
    }),
    changeLandingCategories: build.mutation<Outcome, Schemas['CategoryChangesBody']>({
      query: (body) => ({ url: 'access/ulp/categories', method: 'PUT', body }),
    }),
    removeLandingCategories: build.mutation<Outcome, Schemas['CategoryReferencesBody']>({
      query: (body) => ({ url: 'access/ulp/categories', method: 'DELETE', body }),
    }),
    addLandingLinks: build.mutation<Outcome, Schemas['LinksBody']>({
      query: (body) => ({ url: 'access/ulp/items', method: 'POST', body }),
    }),
    addLandingPermissions: build.mutation<Outcome, Schemas['PermissionsBody']>({
      query: (body) => ({ url: 'access/ulp/featuredItems', method: 'POST', body }),
    }),
    changeLandingItems: build.mutation<Outcome, Schemas['ItemChangesBody']>({
      query: (body) => ({ url: 'access/ulp/landingItems/v2', method: 'PUT', body }),
    }),
    removeLandingItems: build.mutation<Outcome, Schemas['ItemReferencesBody']>({
      query: (body) => ({ url: 'access/ulp/items', method: 'DELETE', body }),
    }),
  }),
})

export const { useGetLandingPageQuery } = landingApi
export const {
  getLandingPage,
  addLandingCategories,
  changeLandingCategories,
  removeLandingCategories,
  addLandingLinks,
  addLandingPermissions,
  changeLandingItems,
  removeLandingItems,
} = landingApi.endpoints
