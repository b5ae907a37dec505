import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListPermissionsQuery } from '../../entities/permission/api'
import type { Permission } from '../../entities/permission/model'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import type { TaskDetail } from '../../entities/task/model'
import { cnOf } from '../../shared/blocks/values/dn'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { toRequests } from '../requests/routes'
import { firstRows } from '../../shared/blocks/listing/listState'

type Asking = Pick<TaskDetail, 'name' | 'asked'>

/**
 * The permission that a task is about: the only one of the catalog with that name, as a task has no DN of its item. Of
 * several, the only request form, or the only role or resource when the task grants or revokes. Source:
 * docs/assumptions.md A-491.
 */
export function useAskedPermission({ name, asked }: Asking): Permission | undefined {
  const types = useAppSelector(viewedTypes)
  const isOpen = useIsOpenPath()(toRequests())
  const list = firstRows(10, 'closestMatch', 'asc', name)
  const query = { list, types, isByName: false, category: undefined, teamDns: undefined }
  const { currentData } = useListPermissionsQuery(isOpen ? query : skipToken)
  const called = calledSo(currentData?.rows ?? [], name)
  const isForm = asked.action === undefined
  return onlyOf(called) ?? onlyOf(called.filter(({ kind }) => (kind === 'prd') === isForm))
}

/** The permissions with a name; in another language, those whose common name is the name of the task. */
function calledSo(rows: readonly Permission[], name: string): readonly Permission[] {
  const found = rows.filter((each) => each.name === name)
  if (found.length > 0) return found
  return rows.filter(({ id }) => lettersOf(cnOf(id)) === lettersOf(name))
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const onlyOf = ([first, ...others]: readonly Permission[]) =>
  others.length === 0 ? first : undefined
