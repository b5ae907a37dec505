import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']
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
          requestDefs.map(({ id, name = id, displayName = name, description }) => ({
            type: 'prd',
            id,
            name: displayName,
            detail: description,
          })),
          nextIndex,
        ),
    }),
    /** Request definitions that can be added to a team. */
    findTeamDefinitions: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'access/teams/prds', params: toPickerQuery(asked) }),
      transformResponse: ({ permissions, nextIndex }: PermissionsSearchResponseNode) =>
        pickerPage(
          permissions.map(({ id, name = id, desc }) => ({ type: 'prd', id, name, detail: desc })),
          nextIndex,
        ),
    }),
  }),
})

export const { findRequestDefinitions, findTeamDefinitions } = requestDefinitionsApi.endpoints
