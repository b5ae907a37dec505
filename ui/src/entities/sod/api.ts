import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

type SodsListResponseNode = components['schemas']['SodsListResponseNode']

const sodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findSods: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'catalog/sods', params: toSortedPickerQuery(asked) }),
      transformResponse: ({ sods, nextIndex }: SodsListResponseNode) =>
        pickerPage(
          sods.flatMap(({ id, name = id, description }) =>
            id && name ? [{ type: 'sod', id, name, detail: description }] : [],
          ),
          nextIndex,
        ),
    }),
  }),
})

export const { findSods } = sodsApi.endpoints
