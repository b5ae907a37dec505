import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { useOperations } from './useOperations'

interface Administered {
  id: string
  status: number | undefined
}

const PERMISSIONS = {
  role: { modify: 'modifyRole', remove: 'deleteRole' },
  resource: { modify: 'modifyResource', remove: 'deleteResource' },
} as const

/**
 * What the person may do with a role or a resource; nothing while that is read, and nothing with one that is being deleted.
 */
export function useMayChange(type: 'role' | 'resource', { id, status }: Administered) {
  const may = useOperations(type, [id])
  const allows = (permission: string) => status !== PENDING_DELETE && may(permission, id) === true
  const { modify, remove } = PERMISSIONS[type]
  return { mayModify: allows(modify), mayDelete: allows(remove) }
}
