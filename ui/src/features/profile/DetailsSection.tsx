import { lazy, Suspense } from 'react'
import type { Profile } from '../../entities/profile/model'
import { UserFacts } from '../../entities/user/ui/UserFacts'
import { DetailSkeleton } from '../../shared/page/DetailSkeleton'
import { toUser } from '../users/routes'
import { LanguageCard } from './LanguageCard'

const ProfileForm = lazy(async () => ({ default: (await import('./ProfileForm')).ProfileForm }))

interface DetailsSectionProps {
  profile: Profile
  isEditing: boolean
}

/** What the directory knows about the person, to be read or to be changed. */
export function DetailsSection({ profile, isEditing }: DetailsSectionProps) {
  if (isEditing) {
    return (
      <Suspense fallback={<DetailSkeleton sign="face" />}>
        <ProfileForm profile={profile} />
      </Suspense>
    )
  }
  return (
    <UserFacts user={profile.user} toPage={toUser}>
      <LanguageCard />
    </UserFacts>
  )
}
