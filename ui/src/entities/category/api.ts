import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

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
        pickerPage(
          categories.map(({ id, name = id }) => ({ type: 'category', id, name })),
          nextIndex,
        ),
    }),
  }),
})

export const { findCategories } = categoriesApi.endpoints
