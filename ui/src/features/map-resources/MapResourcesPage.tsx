import { useTranslation } from 'react-i18next'
import { useGetRoleQuery } from '../../entities/role/api'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { toRole, toRoles } from '../roles/routes'
import { toMapResourcesStart } from './routes'
import { Workbench } from './Workbench'

/** Maps resources to the role in the address. */
export function MapResourcesPage() {
  const { t } = useTranslation('mapResources')
  const { t: ofRole } = useTranslation('roles')
  const dn = useNamedDn(toRoles())
  const { currentData: data, error, refetch } = useGetRoleQuery(dn)
  return (
    <>
      <BackLink to={toRole(dn, 'resources')}>{data?.name ?? t('role.title')}</BackLink>
      <DetailBoundary
        query={{ data, error, refetch }}
        failedTitle={ofRole('roleFailed')}
        dn={dn}
        title={ofRole('notFound')}
        reason={ofRole('notFoundReason')}
        list={{ href: toMapResourcesStart(), text: t('role.other') }}
      >
        {(role) => <Workbench key={role.id} role={role} />}
      </DetailBoundary>
    </>
  )
}
