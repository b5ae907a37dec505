import { PENDING_DELETE } from '../../shared/blocks/deletion/usePendingDeletion'

/** Source: docs/assumptions.md A-462. */
const CREATED = 50

/** Key of the text for the status of a role or a resource; undefined when the status is unknown. Source: SPEC 3 "Role". */
export function definitionStatusKey(status: number | undefined) {
  if (status === CREATED) return 'created' as const
  return status === PENDING_DELETE ? ('pendingDelete' as const) : undefined
}
