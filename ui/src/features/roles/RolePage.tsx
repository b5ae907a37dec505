import { useTranslation } from 'react-i18next'
import { useGetRoleQuery } from '../../entities/role/api'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { RoleView } from './RoleView'
import { toRoles } from './routes'

/** The page of one role; it shows one tab at a time. */
export function RolePage() {
  const { t } = useTranslation('roles')
  const dn = useNamedDn(toRoles())
  const {
    currentData: data,
    error,
    refetch,
  } = useGetRoleQuery(dn, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <>
      <BackLink to={toRoles()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data, error, refetch }}
        failedTitle={t('roleFailed')}
        dn={dn}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toRoles(), text: t('toList') }}
      >
        {(role) => <RoleView key={role.id} role={role} readAgain={refetch} />}
      </DetailBoundary>
    </>
  )
}
