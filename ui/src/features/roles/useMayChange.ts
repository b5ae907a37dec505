import { useOperations } from '../../entities/admin-rights/useOperations'
import type { Role } from '../../entities/role/model'
import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'

/** What the person may do with a role; nothing while that is read, and nothing with one that is being deleted. */
export function useMayChange({ id, status }: Role) {
  const may = useOperations('role', [id])
  const allows = (permission: string) => status !== PENDING_DELETE && may(permission, id) === true
  return { mayModify: allows('modifyRole'), mayDelete: allows('deleteRole') }
}
