import { baseApi } from '../../shared/platform/api/baseApi'
import type { Ask } from '../../shared/platform/api/ask'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

type ContainerListNode = components['schemas']['ContainerListNode']
type DelgatedAdminRightsList = components['schemas']['DelgatedAdminRightsList']

/** A container of roles, and its level. */
export interface RolePlace {
  level: number
  container: PickerItem
}

const CREATE = 'createRole'

const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The containers in which the person may create roles, of the levels and directly below: four calls for three levels.
     *
     * Source: docs/assumptions.md A-611.
     */
    listRolePlaces: build.query<readonly RolePlace[], readonly number[]>({
      queryFn: async (levels, _api, _extra, ask) => {
        const read = await Promise.all(levels.map((level) => placesOf(level, ask)))
        const failed = read.find(({ error }) => error)
        if (failed) return { error: failed.error }
        const places = read.flatMap((each) => each.places)
        const permissions = places.map(({ container: { id } }) => ({ id, entityType: 'container' }))
        const { data, error } = await ask({
          url: 'catalog/delegatedAdmin/rights',
          method: 'POST',
          body: { permissions },
        })
        if (error) return { error }
        const allowed = allowedIn(data as DelgatedAdminRightsList)
        return { data: places.filter(({ container }) => allowed.has(container.id)) }
      },
    }),
  }),
})

export const { useListRolePlacesQuery } = placesApi

async function placesOf(level: number, ask: Ask) {
  const { data, error } = await ask({
    url: 'access/containers/container',
    method: 'POST',
    body: { level },
  })
  if (error) return { places: [], error }
  const root = data as ContainerListNode
  const places = [root, ...root.subContainers].map(({ dn, name = dn }): RolePlace => ({
    level,
    container: { type: 'container', id: dn, name },
  }))
  return { places, error: undefined }
}

function allowedIn({ opertionPermissionMap }: DelgatedAdminRightsList): ReadonlySet<string> {
  const mayCreate = ({ operationAccessMap }: (typeof opertionPermissionMap)[number]) =>
    operationAccessMap.some(({ key, value }) => key === CREATE && value === 'true')
  return new Set(opertionPermissionMap.filter(mayCreate).map(({ permissionDn }) => permissionDn))
}
