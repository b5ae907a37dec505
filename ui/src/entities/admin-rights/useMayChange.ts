import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'
import { operations } from './operations'
import { useOperations } from './useOperations'

interface Administered {
  id: string
  status: number | undefined
}

/**
 * What the person may do with a role or a resource; nothing while that is read, and nothing with one that is being deleted.
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
    /** The server says that it cannot be changed. */
    isReadOnly: may(operations[type].modify, id) === false,
  }
}
