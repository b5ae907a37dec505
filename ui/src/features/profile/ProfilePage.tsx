import { useTranslation } from 'react-i18next'
import { useGetProfileQuery } from '../../entities/profile/api'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { ProfileView } from './ProfileView'
import { useOwnQuery } from './useOwnQuery'

/** The page of the signed-in person. */
export function ProfilePage() {
  const { t } = useTranslation('users')
  const query = useGetProfileQuery(useOwnQuery())
  return (
    <AsyncBoundary
      query={query}
      skeleton={<DetailSkeleton sign="face" />}
      failedTitle={t('userFailed')}
    >
      {(profile) => <ProfileView profile={profile} />}
    </AsyncBoundary>
  )
}
