import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ComparedAccess } from '../../entities/assignment/ui/ComparedAccess'
import { useGetUserQuery } from '../../entities/user/api'
import { PersonField } from '../../entities/user/ui/PersonField'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Skeleton } from '../../shared/ui/Skeleton'
import { toUser, toUsers } from './routes'

/** Compares the access of two users, whom the address names. */
export function CompareAccessPage() {
  const { t } = useTranslation('users')
  const dn = useNamedDn(toUsers())
  const clientId = useBootstrap().client.id
  const query = useGetUserQuery({ dn, clientId })
  const [params, setParams] = useSearchParams()
  const other = params.get('with')
  usePageTitle(t('compare.title'))
  return (
    <>
      <BackLink to={toUser(dn)}>{query.currentData?.fullName ?? t('title')}</BackLink>
      <PageHeader title={t('compare.title')} count={undefined} />
      <AsyncBoundary
        query={query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('userFailed')}
      >
        {({ fullName: name }) => (
          <Stack>
            <PersonField
              label={t('compare.with', { name })}
              dn={other ?? undefined}
              onChange={(chosen) => setParams(chosen === undefined ? {} : { with: chosen })}
            />
            {other === null ? (
              <EmptyState
                art="no-match"
                level={2}
                title={t('compare.choose')}
                text={t('compare.chooseText', { name })}
              />
            ) : (
              <ComparedAccess key={other} left={{ dn, name }} other={other} />
            )}
          </Stack>
        )}
      </AsyncBoundary>
    </>
  )
}
