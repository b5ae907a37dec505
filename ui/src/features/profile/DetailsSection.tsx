import type { Profile } from '../../entities/profile/model'
import { UserFacts } from '../../entities/user/ui/UserFacts'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { toUser } from '../users/routes'
import { LanguageCard } from './LanguageCard'

const ProfileForm = lazyPart(async () => (await import('./ProfileForm')).ProfileForm, {
  waiting: <DetailSkeleton sign="face" />,
})

interface DetailsSectionProps {
  profile: Profile
  isEditing: boolean
}

/** The attributes of the person in the directory, as facts or as a form. */
export function DetailsSection({ profile, isEditing }: DetailsSectionProps) {
  if (isEditing) {
    return <ProfileForm profile={profile} />
  }
  return (
    <UserFacts user={profile.user} toPage={toUser}>
      <LanguageCard />
    </UserFacts>
  )
}
