import { useTranslation } from 'react-i18next'
import { toUser } from '../users/routes'
import { useImpact } from '../../entities/impact/useImpact'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { useDeleteRolesMutation } from '../../entities/role/api'
import type { Role } from '../../entities/role/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'
import { toRole } from './routes'

/**
 * Deletes one role or several. The name of a single role has to be typed when people have it, or
 * when this is unknown. Source: docs/assumptions.md A-464.
 */
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

/** The preview of a deletion; several roles have none. */
function DeletionPreview({ roles: [role, ...others] }: { roles: readonly Role[] }) {
  if (!role || others.length > 0) return null
  return (
    <>
      <Holders of={role} />
      <DeletionImpact role={role} />
    </>
  )
}

/** The number of people who lose the role; nothing while it loads. */
function Holders({ of: { id } }: { of: Role }) {
  const { t } = useTranslation('roles')
  const count = useHolderCount('ROLE', id)
  if (count === undefined || count === 0) return null
  return <p>{count === 'hidden' ? t('delete.hidden') : t('delete.holders', { count })}</p>
}

/** The impact of deleting a role. */
function DeletionImpact({ role }: { role: Pick<Role, 'id' | 'name'> }) {
  const change = { deleted: [role.id] }
  const reading = useImpact({ change, names: { [role.id]: role.name } })
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
