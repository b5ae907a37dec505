import { useDeleteDelegationsMutation } from '../../entities/delegation/api'
import type { Delegation } from '../../entities/delegation/model'
import { periodState } from '../../entities/delegation/period'
import { useUndoableDeletion } from '../../shared/blocks/deletion/useUndoableDeletion'

/**
 * Deletes delegations; the server deletes all of them or none. A deletion can be undone unless the
 * delegation is in force. Source: docs/assumptions.md A-710.
 */
export function useDelegationDeletion() {
  const [deleteDelegations] = useDeleteDelegationsMutation()
  return useUndoableDeletion<Delegation>({
    namespace: 'delegation',
    toRecord: ({ id, from }) => ({ id, name: from.map(({ name }) => name).join(', ') }),
    isUndoable: (delegation) => periodState(delegation, Date.now()) !== 'inForce',
    send: async (delegations) => {
      const ids = delegations.map(({ id }) => id)
      await deleteDelegations(ids).unwrap()
      return { succeeded: ids.map((id) => ({ id })), failed: [] }
    },
  })
}
