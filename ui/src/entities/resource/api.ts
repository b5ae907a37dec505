import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

type ResourcesListResponseNode = components['schemas']['ResourcesListResponseNode']

const resourcesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findResources: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'catalog/resources/listV2', params: toSortedPickerQuery(asked) }),
      transformResponse: ({ resources, nextIndex }: ResourcesListResponseNode) =>
        pickerPage(
          resources.map(({ id, name = id, description, managedBy = 0 }) => ({
            type: 'resource',
            id,
            name,
            detail: description,
            isPreselected: managedBy % 2 === 1,
          })),
          nextIndex,
        ),
    }),
  }),
})

export const { findResources } = resourcesApi.endpoints
