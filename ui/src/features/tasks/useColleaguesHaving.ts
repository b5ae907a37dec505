import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFindHoldersQuery } from '../../entities/permission/api'
import type { Permission } from '../../entities/permission/model'
import { TYPE_OF } from '../../entities/permission/search'
import type { TaskParty } from '../../entities/task/model'
import { useGetUserQuery, useListUsersQuery } from '../../entities/user/api'
import { textOf } from '../../entities/user/model'
import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

const DEPARTMENT = 'Department'

/** How many other people of a department have a permission. */
interface Share {
  department: string
  having: number
  total: number
}

/**
 * How many other people of the person's department have a permission; undefined where the people or the holders are not
 * all known.
 *
 * Source: docs/assumptions.md A-491.
 */
export function useColleaguesHaving(
  { dn, isPerson }: TaskParty,
  permission: Permission | undefined,
): Share | undefined {
  const isAsked = permission && permission.kind !== 'prd' && isPerson
  const { currentData: holders } = useFindHoldersQuery(
    isAsked ? { query: '', page: 0, size: MAX_SIZE, permission: typed(permission) } : skipToken,
  )
  // Without all holders there is no result, so the department is not loaded.
  const isWhole = holders && holders.rows.length === holders.total
  const department = useDepartment(isWhole ? dn : undefined)
  const colleagues = useMembers(department)
  if (!isWhole || !department || !colleagues) return undefined
  const others = colleagues.filter((each) => each !== dn)
  const having = others.filter((each) => holders.rows.some(({ id }) => id === each)).length
  return others.length === 0 ? undefined : { department, having, total: others.length }
}

const typed = ({ id, kind }: Permission) => ({ id, type: TYPE_OF[kind] })

function useDepartment(dn: string | undefined): string | undefined {
  const clientId = useBootstrap().client.id
  const { currentData } = useGetUserQuery(dn === undefined ? skipToken : { dn, clientId })
  return currentData && (textOf(currentData, DEPARTMENT) || undefined)
}

/** DNs of the people of a department; undefined where not all of them are known. */
function useMembers(department: string | undefined): string[] | undefined {
  const clientId = useBootstrap().client.id
  const { currentData } = useListUsersQuery(
    department === undefined
      ? skipToken
      : {
          clientId,
          hasPhotos: false,
          list: {
            page: 1,
            pageSize: MAX_SIZE,
            search: '',
            sort: { column: 'FirstName', order: 'asc' },
            filters: { ...NO_FILTERS, [DEPARTMENT]: [department] },
          },
        },
  )
  if (!currentData || currentData.isTooMany || currentData.rows.length !== currentData.total) {
    return undefined
  }
  return currentData.rows
    .filter((user) => textOf(user, DEPARTMENT) === department)
    .map(({ dn }) => dn)
}
