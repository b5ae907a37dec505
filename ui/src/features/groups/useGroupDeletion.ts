import { useDeleteGroupsMutation } from '../../entities/group/api'
import type { Group } from '../../entities/group/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'

/** Deletes groups, one or several. */
export function useGroupDeletion() {
  const [deleteGroups] = useDeleteGroupsMutation()
  return useDeletion<Pick<Group, 'dn' | 'name'>>({
    namespace: 'groups',
    toRecord: ({ dn, name }) => ({ id: dn, name }),
    send: (groups) => deleteGroups(groups.map(({ dn }) => dn)).unwrap(),
  })
}
