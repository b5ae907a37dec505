import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toPickerQuery, toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']
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
    /** Resources that can be added to a team. */
    findTeamResources: build.query<PickerPage, PickerAsked>({
      query: (asked) => ({ url: 'access/teams/resources', params: toPickerQuery(asked) }),
      transformResponse: toResources,
    }),
    findResourcesInContainer: build.query<PickerPage, PickerAsked & { container: string }>({
      query: ({ container, ...asked }) => ({
        url: 'access/teams/container/resources',
        method: 'POST',
        params: toPickerQuery(asked),
        body: { dn: container },
      }),
      transformResponse: toResources,
    }),
  }),
})

export const { findResources, findTeamResources, findResourcesInContainer } = resourcesApi.endpoints

function toResources({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc }) => ({ type: 'resource', id, name, detail: desc })),
    nextIndex,
  )
}
