import { useTranslation } from 'react-i18next'
import { useReadNewUserFormQuery } from '../../entities/user/changes'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { CreateUserForm } from './CreateUserForm'
import { toUsers } from './routes'

/** Creates a user, with the attributes that the client's settings ask for. */
export function CreateUserPage() {
  const { t } = useTranslation('users')
  const clientId = useBootstrap().client.id
  const query = useReadNewUserFormQuery({ clientId })
  return (
    <>
      <BackLink to={toUsers()}>{t('title')}</BackLink>
      <PageHeader title={t('create.title')} count={undefined} />
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('create.failed')}>
        {(schema) => <CreateUserForm schema={schema} />}
      </AsyncBoundary>
    </>
  )
}
