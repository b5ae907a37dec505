import { useTranslation } from 'react-i18next'
import { useReadUserFormQuery } from '../../entities/user/changes'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { toUser, toUsers } from './routes'
import { UserEditForm } from './UserEditForm'

/** Edits the attributes of a user, who is loaded again first. */
export function UserEditPage() {
  const { t } = useTranslation('users')
  const dn = useNamedDn(toUsers())
  const clientId = useBootstrap().client.id
  const query = useReadUserFormQuery({ dn, clientId }, { refetchOnMountOrArgChange: true })
  usePageTitle(query.currentData && t('edit.title', { name: query.currentData.fullName }))
  return (
    <>
      <BackLink to={toUser(dn)}>{query.currentData?.fullName ?? t('title')}</BackLink>
      <AsyncBoundary
        query={query}
        skeleton={<DetailSkeleton sign="face" />}
        failedTitle={t('userFailed')}
      >
        {(form) => <UserEditForm key={form.dn} user={form} />}
      </AsyncBoundary>
    </>
  )
}
