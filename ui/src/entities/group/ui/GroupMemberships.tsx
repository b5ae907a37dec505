import { UserMinus, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { RowItem, RowList } from '../../../shared/blocks/page/RowList'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { Glyph } from '../../../shared/ui/Glyph'
import { IconButton } from '../../../shared/ui/IconButton'
import { Link } from '../../../shared/ui/Link'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { UndoToasts } from '../../../shared/blocks/undo/UndoToasts'
import { useUndo, type Undo } from '../../../shared/blocks/undo/useUndo'
import { usePageRight } from '../../navigation/usePageRight'
import { useChangeGroupMembersMutation, useListMembershipsQuery } from '../api'
import type { Membership } from '../model'
import { JoinGroups, type Person } from './JoinGroups'
import { useSeesDns } from '../../../shared/platform/session/useSeesDns'
import { DistinguishedName } from '../../../shared/ui/DistinguishedName'

interface GroupMembershipsProps {
  person: Person
  /** The address of the page of a group. */
  toGroup: (dn: string) => string
  /** Whether people who may manage users can add the person to groups and remove them. */
  isAdministered?: boolean
}

/**
 * The groups of a person.
 *
 * Source: SPEC 7 "Users", group membership; docs/assumptions.md A-285.
 */
export function GroupMemberships({
  person,
  toGroup,
  isAdministered = false,
}: GroupMembershipsProps) {
  const { t } = useTranslation('memberships')
  const mayManage = usePageRight('manageusers') && isAdministered
  const mayOpen = usePageRight('groups')
  const undo = useUndo()
  const { currentData, error, refetch } = useListMembershipsQuery(person.dn)
  const leave = useLeaving(person, undo)
  return (
    <Stack>
      {mayManage && <JoinGroups person={person} onJoined={undo.restore} />}
      <SectionCard title={t('title')}>
        <AsyncBoundary
          query={{ data: currentData, error, refetch }}
          skeleton={<Skeleton width="w50" />}
          failedTitle={t('failed')}
        >
          {(all) => (
            <Groups
              groups={all.filter((group) => !undo.removed.has(group.dn))}
              toPage={mayOpen ? toGroup : undefined}
              onLeave={mayManage ? leave : undefined}
            />
          )}
        </AsyncBoundary>
      </SectionCard>
      <UndoToasts undo={undo} />
    </Stack>
  )
}

/** Removes a person from a group after ten seconds, in which the removal can be undone. */
function useLeaving(person: Person, undo: Undo) {
  const { t } = useTranslation('memberships')
  const [changeMembers] = useChangeGroupMembersMutation()
  return ({ dn, name: group }: Membership) =>
    undo.remove({
      id: dn,
      text: t('left', { group, name: person.name }),
      failedText: t('leaveFailed', { group, name: person.name }),
      commit: () => changeMembers({ dn, members: [person.dn], membersAction: 'delete' }),
    })
}

interface RowProps {
  /** Undefined for people who may not open groups. */
  toPage: ((dn: string) => string) | undefined
  /** Undefined for people without the right to change memberships. */
  onLeave: ((group: Membership) => void) | undefined
}

function Groups({ groups, ...row }: RowProps & { groups: readonly Membership[] }) {
  const { t } = useTranslation('memberships')
  if (groups.length === 0) {
    return <EmptyState art="nothing" level={3} title={t('none')} text={t('noneReason')} />
  }
  return (
    <RowList>
      {groups.map((group) => (
        <GroupRow key={group.dn} group={group} {...row} />
      ))}
    </RowList>
  )
}

function GroupRow({ group, toPage, onLeave }: RowProps & { group: Membership }) {
  const { t } = useTranslation('memberships')
  const { dn, name } = group
  return (
    <RowItem
      sign={<Glyph of={UsersRound} tint="group" />}
      title={toPage ? <Link href={toPage(dn)}>{name}</Link> : name}
      about={useSeesDns() && <DistinguishedName dn={dn} />}
      end={
        onLeave && (
          <IconButton
            icon={UserMinus}
            label={t('leave', { group: name })}
            onPress={() => onLeave(group)}
          />
        )
      }
    />
  )
}
