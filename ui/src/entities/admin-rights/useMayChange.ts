import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { operations } from './operations'
import { useOperations } from './useOperations'

interface Administered {
  id: string
  status: number | undefined
}

/**
 * The actions that the person may do with a role or a resource; none while the rights load, and none on an object that
 * is being deleted.
 */
export function useMayChange(type: 'role' | 'resource', { id, status }: Administered) {
  const may = useOperations(type, [id])
  const allows = (action: keyof (typeof operations)['role']) =>
    status !== PENDING_DELETE && may(operations[type][action], id) === true
  return {
    mayModify: allows('modify'),
    mayDelete: allows('remove'),
    mayAssign: allows('assign'),
    mayRevoke: allows('revoke'),
    /** Whether the server refuses changes of the object. */
    isReadOnly: may(operations[type].modify, id) === false,
  }
}
