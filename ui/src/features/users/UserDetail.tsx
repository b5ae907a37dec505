import { useTranslation } from 'react-i18next'
import { AssignedPermissions } from '../../entities/assignment/ui/AssignedPermissions'
import { GroupMemberships } from '../../entities/group/ui/GroupMemberships'
import { HelpDeskSection } from '../../entities/help-desk/ui/HelpDeskSection'
import { useHelpsOthers } from '../../entities/help-desk/useHelpsOthers'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { PasswordStates } from '../../entities/password-sync/ui/PasswordStates'
import type { User } from '../../entities/user/model'
import { UserFacts } from '../../entities/user/ui/UserFacts'
import { UserIdentity } from '../../entities/user/ui/UserIdentity'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { toGroup } from '../groups/routes'
import { toHistory, toRequest } from '../history/routes'
import { toResource } from '../resources/routes'
import { toRole } from '../roles/routes'
import { toUser } from './routes'
import { UserActions } from './UserActions'
import { useSeesAccess } from './useSeesAccess'
import { useUserConflicts } from './useUserConflicts'

const TO_PAGE = { role: toRole, resource: toResource } as const

/** A user: the header with the actions, and one section at a time. */
export function UserDetail({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'helpDesk'])
  const mayHelp = [usePageRight('requests'), useHelpsOthers()].every(Boolean)
  const maySeePasswords = usePageRight('manageusers')
  const observes = useIsSteward()
  const requestLinks = observes
    ? { toRequests: (name: string) => toHistory({ of: user.dn, q: name }), toRequest }
    : undefined
  const seesAccess = useSeesAccess(user.dn)
  const conflicts = useUserConflicts(user.dn)
  const holder = { dn: user.dn, name: user.fullName, kind: 'user' } as const
  return (
    <>
      <UserIdentity user={user} actions={<UserActions user={user} />} />
      <SectionTabs
        label={t('section.all', { name: user.fullName })}
        tabs={[
          {
            id: 'overview',
            label: t('section.overview'),
            content: (
              <UserFacts user={user} toPage={toUser}>
                {conflicts}
              </UserFacts>
            ),
          },
          ...(seesAccess
            ? (['role', 'resource'] as const).map((kind) => ({
                id: `${kind}s` as const,
                label: t(`section.${kind}s`),
                content: (
                  <AssignedPermissions
                    key={kind}
                    kind={kind}
                    holder={holder}
                    isAdministered
                    toPage={TO_PAGE[kind]}
                    requestLinks={requestLinks}
                  />
                ),
              }))
            : []),
          {
            id: 'groups',
            label: t('section.groups'),
            content: <GroupMemberships person={holder} toGroup={toGroup} isAdministered />,
          },
          ...(maySeePasswords
            ? [
                {
                  id: 'passwords' as const,
                  label: t('section.passwords'),
                  content: <PasswordStates dn={user.dn} />,
                },
              ]
            : []),
          ...(mayHelp
            ? [
                {
                  id: 'helpDesk' as const,
                  label: t('helpDesk:title'),
                  content: (
                    <HelpDeskSection
                      person={holder}
                      toRequests={(number) =>
                        toHistory({ of: user.dn, ...(number && { q: number }) })
                      }
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
