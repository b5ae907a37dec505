import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'

type CategoriesListResponseNode = components['schemas']['CategoriesListResponseNode']

export type CategoryType = 'role' | 'resource'

const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findCategories: build.query<PickerPage, PickerAsked & { categoryType: CategoryType }>({
      query: ({ categoryType, ...asked }) => ({
        url: `catalog/${categoryType}Categories`,
        params: toSortedPickerQuery(asked),
      }),
      transformResponse: ({ categories, nextIndex }: CategoriesListResponseNode) =>
        pickerPage(categories.map(toItem), nextIndex),
    }),
    /** All categories of roles or of resources, 300 at most. */
    listCategories: build.query<PickerItem[], CategoryType>({
      query: (type) => ({
        url: `catalog/${type}Categories`,
        params: { q: '*', nextIndex: 1, size: MAX_SIZE, sortOrder: 'asc' },
      }),
      transformResponse: ({ categories }: CategoriesListResponseNode) => categories.map(toItem),
    }),
    /** Names of the categories of all items that can be requested, each once. */
    listRequestableCategories: build.query<string[], undefined>({
      queryFn: async (_none, _api, _extra, ask) => {
        const params = { q: '*', nextIndex: 1, size: MAX_SIZE, sortOrder: 'asc' }
        const names = new Set<string>()
        for (const type of ['role', 'resource']) {
          const { data, error } = await ask({ url: `access/requests/${type}Categories`, params })
          if (error) return { error }
          const { categories } = data as CategoriesListResponseNode
          for (const { id, name = id } of categories) names.add(name)
        }
        return { data: [...names] }
      },
      providesTags: ['Permission'],
    }),
  }),
})

export const { useListCategoriesQuery, useListRequestableCategoriesQuery } = categoriesApi
export const { findCategories } = categoriesApi.endpoints

type CategoryNode = CategoriesListResponseNode['categories'][number]

function toItem({ id, name = id }: CategoryNode): PickerItem {
  return { type: 'category', id, name }
}
