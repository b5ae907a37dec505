import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

type RequestDefsLookUpListNode = components['schemas']['RequestDefsLookUpListNode']

export type PrdType = 'role' | 'resource' | 'sod' | 'all'

/** Source: SPEC 7 "Picker and lookup lists". */
const PROCESS_TYPES: Record<PrdType, string | undefined> = {
  role: 'Role Approval',
  resource: 'Resource Approval',
  sod: 'Sod Approval',
  all: undefined,
}

const requestDefinitionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findRequestDefinitions: build.query<PickerPage, PickerAsked & { prdType: PrdType }>({
      query: ({ prdType, ...asked }) => ({
        url: 'catalog/prds',
        params: { ...toSortedPickerQuery(asked), processType: PROCESS_TYPES[prdType] },
      }),
      transformResponse: ({ requestDefs, nextIndex }: RequestDefsLookUpListNode) =>
        pickerPage(
          requestDefs.map(({ id, name = id, description }) => ({
            type: 'prd',
            id,
            name,
            detail: description,
          })),
          nextIndex,
        ),
    }),
  }),
})

export const { findRequestDefinitions } = requestDefinitionsApi.endpoints
