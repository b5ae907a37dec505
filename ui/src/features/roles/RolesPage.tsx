import { useTranslation } from 'react-i18next'
import { useMayCreate } from '../../entities/admin-rights/useMayCreate'
import { useOperations } from '../../entities/admin-rights/useOperations'
import type { Role } from '../../entities/role/model'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { useBulkEdit } from '../../shared/blocks/bulk-edit/useBulkEdit'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RoleBulkEdit } from './RoleBulkEdit'
import { roleList, useRoleListArgs, type RoleListArgs } from './roleList'
import { toRoleCreate } from './routes'
import { useRoleDeletion } from './useRoleDeletion'

/** The list of roles, once it is known what it can be filtered by. */
export function RolesPage() {
  const args = useRoleListArgs()
  return args ? <Roles args={args} /> : <DetailSkeleton />
}

function Roles({ args }: { args: RoleListArgs }) {
  const { t } = useTranslation('roles')
  const list = useList(roleList, args)
  const mayCreate = useMayCreate('role') ?? false
  const rows = list.query.data?.rows ?? []
  const may = useOperations(
    'role',
    rows.map(({ id }) => id),
  )
  const deletion = useRoleDeletion()
  const bulkEdit = useBulkEdit<Role>(({ rows: roles, ...asked }) => (
    <RoleBulkEdit roles={roles} {...asked} />
  ))
  const pending = usePendingDeletion<Role>({
    rows,
    rowId: ({ id }) => id,
    isPending: ({ status }) => status === PENDING_DELETE,
    readAgain: () => list.query.refetch(),
  })
  const mayAny = (permission: string) => rows.some(({ id }) => may(permission, id) === true)
  return (
    <>
      <ListPage
        list={list}
        create={mayCreate && { href: toRoleCreate(), text: t('create.open') }}
        bulkActions={[
          ...(mayAny('modifyRole') ? [bulkEdit.action] : []),
          ...(mayAny('deleteRole') ? [deletion.bulkAction] : []),
        ]}
        rowActions={(role) => (may('deleteRole', role.id) ? deletion.rowActions(role) : [])}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
      {bulkEdit.dialog}
    </>
  )
}
