import { useTranslation } from 'react-i18next'
import { toUser } from '../users/routes'
import { useImpact } from '../../entities/impact/useImpact'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { useDeleteRolesMutation } from '../../entities/role/api'
import type { Role } from '../../entities/role/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'
import { toRole } from './routes'

/** Deletes roles, one or several. Of one that people have, or may have, the name is typed. Source: docs/assumptions.md A-464. */
export function useRoleDeletion() {
  const [deleteRoles] = useDeleteRolesMutation()
  return useDeletion<Role>({
    namespace: 'roles',
    toRecord: ({ id, name }) => ({ id, name }),
    send: (roles) => deleteRoles(roles.map(({ id }) => id)).unwrap(),
    useIsNameTyped: ([role, ...others]) =>
      useHolderCount('ROLE', others.length === 0 ? role?.id : undefined) !== 0,
    renderPreview: (roles) => <DeletionPreview roles={roles} />,
  })
}

/** What follows from the deletion of roles. */
function DeletionPreview({ roles: [role, ...others] }: { roles: readonly Role[] }) {
  if (!role || others.length > 0) return null
  return (
    <>
      <Holders of={role} />
      <DeletionImpact role={role} />
    </>
  )
}

/** Who loses the role; nothing while that is read. */
function Holders({ of: { id } }: { of: Role }) {
  const { t } = useTranslation('roles')
  const count = useHolderCount('ROLE', id)
  if (count === undefined || count === 0) return null
  return <p>{count === 'hidden' ? t('delete.hidden') : t('delete.holders', { count })}</p>
}

/** What the deletion of a role would do. */
function DeletionImpact({ role }: { role: Pick<Role, 'id' | 'name'> }) {
  const change = { deleted: [role.id] }
  const reading = useImpact({ change, names: { [role.id]: role.name } })
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
