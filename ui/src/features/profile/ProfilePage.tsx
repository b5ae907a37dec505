import { useTranslation } from 'react-i18next'
import { useGetProfileQuery } from '../../entities/profile/api'
import { UserSkeleton } from '../../entities/user/ui/UserSkeleton'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { ProfileView } from './ProfileView'
import { useOwnQuery } from './useOwnQuery'

/** Everything about the person who is signed in. */
export function ProfilePage() {
  const { t } = useTranslation('users')
  const query = useGetProfileQuery(useOwnQuery())
  return (
    <AsyncBoundary query={query} skeleton={<UserSkeleton />} failedTitle={t('userFailed')}>
      {(profile) => <ProfileView profile={profile} />}
    </AsyncBoundary>
  )
}
