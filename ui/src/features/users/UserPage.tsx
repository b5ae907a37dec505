import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '../../entities/user/api'
import { isApiError } from '../../shared/api/useErrorText'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { BackLink } from '../../shared/page/BackLink'
import { DetailNotFound } from '../../shared/page/DetailNotFound'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { useNamedDn } from '../../shared/routing/useNamedDn'
import { usePageTitle } from '../../shared/routing/usePageTitle'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { toUsers } from './routes'
import { UserDetail } from './UserDetail'

/** Everything about one user, read anew by each visit: they may be gone, or changed by somebody else. */
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
      {isUnknown(error) ? (
        <DetailNotFound
          dn={dn}
          title={t('notFound')}
          reason={t('notFoundReason')}
          list={{ href: toUsers(), text: t('toList') }}
        />
      ) : (
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<DetailSkeleton sign="face" />}
          failedTitle={t('userFailed')}
        >
          {(user) => <UserDetail key={user.dn} user={user} />}
        </AsyncBoundary>
      )}
    </>
  )
}

/**
 * The identity applications know nobody with this DN: trying again would not help.
 *
 * Source: docs/assumptions.md A-27.
 */
function isUnknown(error: unknown): boolean {
  return isApiError(error) && error.faultCode === 'NotFound'
}
