import { CREATED } from '../../entities/role/model'
import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'

/** What a status is called; undefined for one that nothing is known about. Source: SPEC 3 "Role". */
export function roleStatusKey(status: number | undefined) {
  if (status === CREATED) return 'created' as const
  return status === PENDING_DELETE ? ('pendingDelete' as const) : undefined
}
