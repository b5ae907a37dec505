import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { pickerPage } from '../../shared/blocks/entity-picker/pickerPage'
import { toSortedPickerQuery } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'

type SodsListResponseNode = components['schemas']['SodsListResponseNode']

/** Two roles that nobody should have together. */
export interface SodRule {
  id: string
  name: string
  roles: readonly { id: string; name: string }[]
}

const sodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rules in which any of these roles is; none are asked for where there are no roles. */
    listRulesOfRoles: build.query<SodRule[], readonly string[]>({
      query: (roles) => ({
        url: 'catalog/sods/roleSods',
        method: 'POST',
        params: { q: '*', nextIndex: 1, size: MAX_SIZE },
        body: { roles: roles.map((id) => ({ id })) },
      }),
      transformResponse: ({ sods }: SodsListResponseNode) =>
        sods.map(({ id = '', name = id, roles = [] }) => ({
          id,
          name,
          roles: roles.map((role) => ({ id: role.id, name: role.name ?? role.id })),
        })),
    }),
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

export const { useListRulesOfRolesQuery } = sodsApi
export const { findSods } = sodsApi.endpoints
