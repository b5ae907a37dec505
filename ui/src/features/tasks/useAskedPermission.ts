import { skipToken } from '@reduxjs/toolkit/query/react'
import { useListPermissionsQuery } from '../../entities/permission/api'
import type { Permission } from '../../entities/permission/model'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import type { TaskDetail } from '../../entities/task/model'
import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import { useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { toRequests } from '../requests/routes'

/**
 * The permission that a task is about: the only one of the catalog with that name, as a task has no DN of its item.
 * Source: docs/assumptions.md A-491.
 */
export function useAskedPermission({ name }: Pick<TaskDetail, 'name'>): Permission | undefined {
  const types = useAppSelector(viewedTypes)
  const isOpen = useIsOpenPath()(toRequests())
  const sort = { column: 'closestMatch', order: 'asc' } as const
  const list = { page: 1, pageSize: 10, search: name, sort, filters: NO_FILTERS }
  const asked = { list, types, isByName: false, category: undefined, teamDns: undefined }
  const { currentData } = useListPermissionsQuery(isOpen ? asked : skipToken)
  const [found, ...others] = (currentData?.rows ?? []).filter((each) => each.name === name)
  return others.length === 0 ? found : undefined
}
