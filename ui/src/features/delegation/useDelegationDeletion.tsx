import { useDeleteDelegationsMutation } from '../../entities/delegation/api'
import type { Delegation } from '../../entities/delegation/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

/** Deletes delegations; the server deletes all of them or none. */
export function useDelegationDeletion() {
  const [deleteDelegations] = useDeleteDelegationsMutation()
  return useDeletion<Delegation>({
    namespace: 'delegation',
    toRecord: ({ id, from }) => ({ id, name: from.map(({ name }) => name).join(', ') }),
    send: async (delegations) => {
      const ids = delegations.map(({ id }) => id)
      await deleteDelegations(ids).unwrap()
      return { succeeded: ids.map((id) => ({ id })), failed: [] }
    },
  })
}
