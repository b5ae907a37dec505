import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { readOfferPage, type OfferPage, type OfferPlace } from './model'

type Schemas = components['schemas']
type ItemsByCategoryNode = Schemas['ItemsByCategoryNode']

interface PlacedQuery {
  place: OfferPlace
  client: string
}

/** The body of a write, and the page that it changes. */
interface Placed<Body> {
  place: OfferPlace
  body: Body
}

/** The addresses of the calls: both pages have the same calls. Source: docs/assumptions.md A-160. */
const PATHS = {
  landing: {
    page: 'access/ulp/landingItems/v2',
    items: 'access/ulp/items',
    permissions: 'access/ulp/featuredItems',
    categories: 'access/ulp/categories',
  },
  request: {
    page: 'access/featuredItems',
    items: 'access/featuredItems',
    permissions: 'access/featuredItems',
    categories: 'access/featuredItems/categories',
  },
} as const satisfies Record<OfferPlace, object>

const landingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page with the items that the signed-in person may see. */
    getOfferPage: build.query<OfferPage, PlacedQuery>({
      query: ({ place, client }) => ({
        url: PATHS[place].page,
        ...(place === 'landing' && { params: { clientId: client, images: true } }),
      }),
      transformResponse: (node: ItemsByCategoryNode) => readOfferPage(node),
      providesTags: ['Landing'],
    }),
    addCategories: build.mutation<Outcome, Placed<Schemas['CategoriesBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].categories, method: 'POST', body }),
    }),
    changeCategories: build.mutation<Outcome, Placed<Schemas['CategoryChangesBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].categories, method: 'PUT', body }),
    }),
    removeCategories: build.mutation<Outcome, Placed<Schemas['CategoryReferencesBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].categories, method: 'DELETE', body }),
    }),
    /** Adds links, which only the home page can have. */
    addLinks: build.mutation<Outcome, Schemas['LinksBody']>({
      query: (body) => ({ url: PATHS.landing.items, method: 'POST', body }),
    }),
    addPermissions: build.mutation<Outcome, Placed<Schemas['PermissionsBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].permissions, method: 'POST', body }),
    }),
    changeItems: build.mutation<Outcome, Placed<Schemas['ItemChangesBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].page, method: 'PUT', body }),
    }),
    removeItems: build.mutation<Outcome, Placed<Schemas['ItemReferencesBody']>>({
      query: ({ place, body }) => ({ url: PATHS[place].items, method: 'DELETE', body }),
    }),
  }),
})

export const { useGetOfferPageQuery } = landingApi
export const {
  addCategories,
  changeCategories,
  removeCategories,
  addLinks,
  addPermissions,
  changeItems,
  removeItems,
} = landingApi.endpoints
