import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '../../entities/user/api'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Identity } from './Identity'
import styles from './IdentityPage.module.css'
import { IDENTITY_PATH } from './routes'

/**
 * The attributes of a person in the directory, read-only.
 *
 * Source: SPEC 2 "Identity detail page (detailInfo/{dn})".
 */
export function IdentityPage() {
  const { t } = useTranslation(['identity', 'users'])
  const dn = useNamedDn(IDENTITY_PATH)
  const clientId = useBootstrap().client.id
  const { currentData, error, refetch } = useGetUserQuery({ dn, clientId })
  usePageTitle(currentData?.fullName)
  return (
    <>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <AsyncBoundary
        query={{ data: currentData, error, refetch }}
        skeleton={<DetailSkeleton sign="face" />}
        failedTitle={t('users:userFailed')}
      >
        {(user) => <Identity user={user} />}
      </AsyncBoundary>
    </>
  )
}
