import { useDeleteClientsMutation } from '../../entities/client/api'
import type { Client } from '../../entities/client/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

const always = () => true

/** Deletes clients, one or several; name or number is typed, because their people get other settings. */
export function useClientDeletion() {
  const [deleteClients] = useDeleteClientsMutation()
  return useDeletion<Client>({
    namespace: 'settings',
    toRecord: ({ id, name }) => ({ id, name }),
    useIsNameTyped: always,
    send: (clients) => deleteClients(clients.map(({ id }) => id)).unwrap(),
  })
}
