import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { GroupMemberships } from '../../entities/group/ui/GroupMemberships'
import { HelpDeskSection } from '../../entities/help-desk/ui/HelpDeskSection'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { PermissionKind } from '../../entities/assignment/model'
import type { Profile } from '../../entities/profile/model'
import { UserIdentity } from '../../entities/user/ui/UserIdentity'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { Skeleton } from '../../shared/ui/Skeleton'
import { Tabs, type TabItem } from '../../shared/ui/Tabs'
import { toGroup } from '../groups/routes'
import { toHistory } from '../history/routes'
import { DetailsSection } from './DetailsSection'
import { PasswordSection } from './PasswordSection'
import { ProfileActions } from './ProfileActions'
import { toProfile, type ProfileSection } from './routes'
import { SessionsSection } from './SessionsSection'

const AssignedPermissions = lazyPart(
  async () =>
    (await import('../../entities/assignment/ui/AssignedPermissions')).AssignedPermissions,
  { waiting: <Skeleton width="w50" /> },
)

/** Photo and name, and the sections of the profile; the address names the visible section. */
export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'assignments', 'memberships', 'helpDesk', 'shell'])
  const navigate = useNavigate()
  const { section = 'details' } = useParams()
  const isEditing = section === 'edit'
  const { dn, fullName: name } = profile.user
  const mayAskForHelp = usePageRight('requests')
  const permissions = (kind: PermissionKind) => (
    <AssignedPermissions kind={kind} holder={{ dn, name, kind: 'user' }} />
  )
  const tabs: TabItem<ProfileSection>[] = [
    {
      id: 'details',
      label: t('tab.details'),
      content: <DetailsSection profile={profile} isEditing={isEditing} />,
    },
    { id: 'roles', label: t('assignments:role.title'), content: permissions('role') },
    { id: 'resources', label: t('assignments:resource.title'), content: permissions('resource') },
    {
      id: 'groups',
      label: t('memberships:title'),
      content: <GroupMemberships person={{ dn, name }} toGroup={toGroup} />,
    },
    {
      id: 'passwordSyncStatus',
      label: t('password.title'),
      content: <PasswordSection dn={dn} />,
    },
    ...(mayAskForHelp
      ? [
          {
            id: 'helpDesk' as const,
            label: t('helpDesk:title'),
            content: (
              <HelpDeskSection
                person={{ dn, name }}
                toRequests={(number) => toHistory(number ? { q: number } : {})}
              />
            ),
          },
        ]
      : []),
    { id: 'sessions', label: t('tab.sessions'), content: <SessionsSection /> },
  ]
  const chosen = tabs.find(({ id }) => id === section)?.id ?? 'details'
  const isReading = chosen === 'details' && !isEditing
  return (
    <>
      <UserIdentity
        user={profile.user}
        actions={<ProfileActions profile={profile} canEdit={isReading} />}
      />
      <Tabs
        label={t('shell:section.profile')}
        tabs={tabs}
        value={chosen}
        onChange={(id) => void navigate(toProfile(id))}
      />
    </>
  )
}
