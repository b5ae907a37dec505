import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']

/** Source: SPEC 9 "Images, roles and passwords". */
export type PermissionType = 'ROLE' | 'RESOURCE' | 'PRD'

/** Source: SPEC 7 "Admin assignments and permissions". */
const SEARCHED = ['name', 'description', 'categories']

const permissionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller can ask for. */
    findPermissions: build.query<PickerPage, PickerAsked & { types: readonly PermissionType[] }>({
      query: ({ types, ...asked }) => ({
        url: `access/permissions?${repeated({ type: types, column: SEARCHED })}`,
        params: { ...toPickerQuery(asked), sortByName: false },
      }),
      transformResponse: toPage,
    }),
    /** What the caller can ask for in the name of teams. */
    findTeamPermissions: build.query<PickerPage, PickerAsked & { teamDns: readonly string[] }>({
      query: ({ teamDns, ...asked }) => ({
        url: `access/teams/permissions?${repeated({ column: SEARCHED })}`,
        method: 'POST',
        params: toPickerQuery(asked),
        body: { targetSetDnList: teamDns, useExcludePermList: true },
      }),
      transformResponse: toPage,
    }),
  }),
})

export const { findPermissions, findTeamPermissions } = permissionsApi.endpoints

/** `{type: ['ROLE', 'PRD']}` -> `type=ROLE&type=PRD`. */
function repeated(lists: Record<string, readonly string[]>): string {
  const pairs = Object.entries(lists).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  )
  return new URLSearchParams(pairs).toString()
}

/** Source: SPEC 3 "Other entities", permission. */
function toPage({ permissions, nextIndex }: PermissionsSearchResponseNode): PickerPage {
  return pickerPage(
    permissions.map(({ id, name = id, desc = '', categories = [], bulkRequestable }) => ({
      type: 'permission',
      id,
      name,
      detail: desc === '' ? categories.join(', ') : desc,
      bulkRequestable,
    })),
    nextIndex,
  )
}
