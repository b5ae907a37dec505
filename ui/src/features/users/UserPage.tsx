import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '../../entities/user/api'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { toUsers } from './routes'
import { UserDetail } from './UserDetail'

/** The page of one user, who is loaded again on each visit: somebody else may have changed or deleted the user. */
export function UserPage() {
  const { t } = useTranslation('users')
  const dn = useNamedDn(toUsers())
  const clientId = useBootstrap().client.id
  const { currentData, error, refetch } = useGetUserQuery(
    { dn, clientId },
    { refetchOnMountOrArgChange: true },
  )
  usePageTitle(currentData?.fullName)

  return (
    <>
      <BackLink to={toUsers()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data: currentData, error, refetch }}
        sign="face"
        failedTitle={t('userFailed')}
        dn={dn}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toUsers(), text: t('toList') }}
      >
        {(user) => <UserDetail key={user.dn} user={user} />}
      </DetailBoundary>
    </>
  )
}
