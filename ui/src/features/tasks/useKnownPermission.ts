import { usePageRight } from '../../entities/navigation/usePageRight'
import type { Permission } from '../../entities/permission/model'
import type { TaskDetail } from '../../entities/task/model'
import { useAskedPermission } from './useAskedPermission'

/**
 * The permission that a task is about, for people who may read its holders; undefined for others, whom the server would
 * refuse.
 */
export function useKnownPermission(task: TaskDetail): Permission | undefined {
  const permission = useAskedPermission(task)
  const rights = { role: usePageRight('role'), resource: usePageRight('resource'), prd: false }
  return permission && rights[permission.kind] ? permission : undefined
}
