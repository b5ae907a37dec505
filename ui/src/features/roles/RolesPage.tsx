import { useTranslation } from 'react-i18next'
import { DefinitionListPage } from '../../entities/permission/ui/DefinitionListPage'
import type { Role } from '../../entities/role/model'
import { useBulkEdit } from '../../shared/blocks/bulk-edit/useBulkEdit'
import { useList } from '../../shared/blocks/list-page/useList'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RoleBulkEdit } from './RoleBulkEdit'
import { roleList, useRoleListArgs, type RoleListArgs } from './roleList'
import { toRoleCreate } from './routes'
import { useRoleDeletion } from './useRoleDeletion'

/** The list of roles, shown once its filters are loaded. */
export function RolesPage() {
  const args = useRoleListArgs()
  return args ? <Roles args={args} /> : <DetailSkeleton />
}

function Roles({ args }: { args: RoleListArgs }) {
  const { t } = useTranslation('roles')
  const bulkEdit = useBulkEdit<Role>(({ rows, ...asked }) => (
    <RoleBulkEdit roles={rows} {...asked} />
  ))
  return (
    <DefinitionListPage
      kind="role"
      list={useList(roleList, args)}
      create={{ href: toRoleCreate(), text: t('create.open') }}
      deletion={useRoleDeletion()}
      bulkEdit={bulkEdit}
    />
  )
}
