import type { Ask } from '../../shared/platform/api/ask'
import { repeated } from '../../shared/platform/api/repeated'
import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { readPermission, type Permission, type RequestKind } from './model'

type PermissionsSearchResponseNode = components['schemas']['PermissionsSearchResponseNode']

/** Source: SPEC 9 "Images, roles and passwords". */
export type PermissionType = 'ROLE' | 'RESOURCE' | 'PRD'

const ALL_TYPES: readonly PermissionType[] = ['ROLE', 'RESOURCE', 'PRD']

/** Source: SPEC 7 "Admin assignments and permissions". */
export const SEARCHED = ['name', 'description', 'categories']

/** The search among the items that can be requested. */
export interface PermissionsAsked {
  list: ListState
  types: readonly PermissionType[]
  isByName: boolean
  /** Name of a category. */
  category: string | undefined
  /** DNs of the teams in whose name the caller requests; undefined where teams do not matter. */
  teamDns: readonly string[] | undefined
}

/**
 * One page of what can be requested. The server cannot search within a category, and does not
 * filter by type what teams may grant: these lists are loaded completely and filtered here. So are
 * request definitions, if the server finds none when only they are requested.
 *
 * Source: docs/assumptions.md A-351.
 */
export async function searchPermissions(asked: PermissionsAsked, ask: Ask) {
  const isSearchedHere = asked.category !== undefined || asked.teamDns !== undefined
  if (isSearchedHere) return pageOfWhole(asked, ask)
  const found = await pageOfServer(asked, ask)
  const isDoubtful = found.data?.rows.length === 0 && asked.types.join() === 'PRD'
  return isDoubtful ? pageOfWhole(asked, ask, ALL_TYPES) : found
}

async function pageOfServer(asked: PermissionsAsked, ask: Ask) {
  const answer = await ask(searchCall(asked, toListQuery(asked.list)))
  if (answer.error) return { error: answer.error }
  const { permissions, nextIndex = 0 } = answer.data as PermissionsSearchResponseNode
  const rows = permissions.map(readPermission)
  return { data: { rows, total: undefined, hasNext: nextIndex > 0 } }
}

async function pageOfWhole(asked: PermissionsAsked, ask: Ask, types = asked.types) {
  if (asked.teamDns?.length === 0) return { data: { rows: [], total: 0 } }
  const { search, page, pageSize } = asked.list
  const { q } = toListQuery({ ...asked.list, search: search || (asked.category ?? '') })
  const found: Permission[] = []
  for (let next = 1; next > 0;) {
    const answer = await ask(
      searchCall({ ...asked, types }, { q, nextIndex: next, size: MAX_SIZE }),
    )
    if (answer.error) return { error: answer.error }
    const { permissions, nextIndex = 0 } = answer.data as PermissionsSearchResponseNode
    found.push(...permissions.map(readPermission).filter((each) => fits(each, asked)))
    next = nextIndex > next ? nextIndex : 0
  }
  const rows = found.slice((page - 1) * pageSize, page * pageSize)
  return { data: { rows, total: found.length } satisfies Page<Permission> }
}

type Asked = Pick<ReturnType<typeof toListQuery>, 'q' | 'nextIndex' | 'size'>

function searchCall({ types, isByName, teamDns }: PermissionsAsked, asked: Asked) {
  const { q, nextIndex, size } = asked
  const params = { q, nextIndex, size }
  return teamDns
    ? {
        url: `access/teams/permissions?${repeated({ column: SEARCHED })}`,
        method: 'POST',
        params,
        body: { targetSetDnList: teamDns, useExcludePermList: true },
      }
    : {
        url: `access/permissions?${repeated({ type: types, column: SEARCHED })}`,
        params: { ...params, sortByName: isByName },
      }
}

/** Source: SPEC 9 "Images, roles and passwords", permission types. */
export const TYPE_OF: Record<RequestKind, PermissionType> = {
  role: 'ROLE',
  resource: 'RESOURCE',
  prd: 'PRD',
}

function fits({ kind, categories }: Permission, { types, category }: PermissionsAsked): boolean {
  return types.includes(TYPE_OF[kind]) && (category === undefined || categories.includes(category))
}
