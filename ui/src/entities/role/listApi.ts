import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { repeated } from '../../shared/platform/api/repeated'
import type { components } from '../../shared/platform/contract/schema'
import type { Filters } from '../../shared/blocks/listing/filters'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { readRole, readRoleDetail, type Role } from './model'
import { LIST, tagOf } from './tags'

type RoleDetailsNode = components['schemas']['RoleDetailsNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']

/** The state of a list of roles, and the details that cost extra calls. */
interface RolesAsked {
  list: ListState
  /** Whether owners are loaded: one call more for each page. */
  hasOwners?: boolean
  /** Whether contained roles are counted: one call more for each role. */
  hasChildren?: boolean
}

interface Answer {
  data?: unknown
  error?: unknown
}

type Ask = (call: FetchArgs) => Answer | PromiseLike<Answer>

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A page of roles, searched by name and description, with filters. */
    listRoles: build.query<Page<Role>, RolesAsked>({
      queryFn: async ({ list, hasOwners = false, hasChildren = false }, _api, _extra, ask) => {
        const { data, error } = await ask(listCall(list))
        if (error) return { error }
        const { roles, total = roles.length } = data as RolesListResponseNode
        const read = roles.map(readRole)
        const owned = hasOwners ? await withOwners(read, ask) : read
        const rows = hasChildren
          ? await Promise.all(owned.map((role) => withChildren(role, ask)))
          : owned
        return { data: { rows, total } }
      },
      providesTags: (page) => [LIST, ...(page?.rows ?? []).map(({ id }) => tagOf(id))],
    }),
  }),
})

export const { listRoles } = listApi.endpoints

/** Source: SPEC 7 "Roles". */
function listCall({ filters, ...list }: ListState) {
  const { level = [], category = [] } = filters
  const several = repeated({ roleLevel: level, categoryKeys: category })
  return {
    url: ['catalog/roles/listV2', several].filter(Boolean).join('?'),
    params: { ...toListQuery({ ...list, filters }), ...textsOf(filters) },
  }
}

function textsOf({ name = [], description = [] }: Filters) {
  return { name: name[0], desc: description[0] }
}

/** Adds the owners. They stay undefined when a role was deleted in the meantime: the server sends no owners at all then. */
async function withOwners(roles: readonly Role[], ask: Ask): Promise<Role[]> {
  const body = { roles: roles.map(({ id }) => ({ id })) }
  const { data } = await ask({ url: 'catalog/roles/roleV2', method: 'POST', body })
  const details = ((data as RoleDetailsNode | undefined)?.roles ?? []).map(readRoleDetail)
  const owners = new Map(details.map((role) => [role.id, role.owners]))
  return roles.map((role) => ({ ...role, owners: owners.get(role.id) }))
}

async function withChildren(role: Role, ask: Ask): Promise<Role> {
  const { data } = await fewAtOnce(async () =>
    ask({
      url: 'catalog/roles/subRoles/list',
      method: 'POST',
      params: { q: '*', nextIndex: 1, size: 1 },
      body: { id: role.id },
    }),
  )
  return { ...role, childCount: (data as RolesListResponseNode | undefined)?.total }
}
