import { useDeleteUsersMutation } from '../../entities/user/changes'
import type { User } from '../../entities/user/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

/** Deletes people, one or several. Source: SPEC 8 "Feedback kinds"; SPEC 3 "Other entities", feedback message shapes. */
export function useUserDeletion() {
  const [deleteUsers] = useDeleteUsersMutation()
  return useDeletion<User>({
    namespace: 'users',
    toRecord: ({ dn, fullName }) => ({ id: dn, name: fullName }),
    send: (users) => deleteUsers(users.map(({ dn }) => dn)).unwrap(),
  })
}
