import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { roleList, useRoleListArgs, type RoleListArgs } from './roleList'

/** The list of roles, once it is known what it can be filtered by. */
export function RolesPage() {
  const args = useRoleListArgs()
  return args ? <Roles args={args} /> : <DetailSkeleton />
}

function Roles({ args }: { args: RoleListArgs }) {
  return <ListPage list={useList(roleList, args)} />
}
