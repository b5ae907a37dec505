import { Pencil, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { AssignedPermissions } from '../../entities/assignment/ui/AssignedPermissions'
import type { GroupDetail } from '../../entities/group/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { personRenderer } from '../../entities/quick-info/ui/personRenderer'
import { toResource } from '../resources/routes'
import { toRole } from '../roles/routes'
import { DeleteButton } from '../../shared/blocks/deletion/DeleteButton'
import { attributeFacts } from '../../shared/blocks/page/attributeFacts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { Stack } from '../../shared/blocks/page/Stack'
import { UndoToasts } from '../../shared/blocks/undo/UndoToasts'
import { useUndo } from '../../shared/blocks/undo/useUndo'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'
import { Glyph } from '../../shared/ui/Glyph'
import { toUser } from '../users/routes'
import { GroupBoundary } from './GroupBoundary'
import { GroupMembers } from './GroupMembers'
import { MANAGE_RIGHT, toGroupEdit, toGroups } from './routes'
import { useGroupDeletion } from './useGroupDeletion'

/** The page of one group. */
export function GroupPage() {
  const { t } = useTranslation('groups')
  return (
    <>
      <BackLink to={toGroups()}>{t('title')}</BackLink>
      <GroupBoundary>{(group) => <GroupView key={group.dn} group={group} />}</GroupBoundary>
    </>
  )
}

interface GroupViewProps {
  group: GroupDetail
}

/** A group: its facts, its members and their access. */
function GroupView({ group }: GroupViewProps) {
  usePageTitle(group.name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={UsersRound} tint="group" />}
        name={group.name}
        dn={group.dn}
        actions={usePageRight(MANAGE_RIGHT) && <GroupActions group={group} />}
      />
      <Stack>
        <GroupFacts group={group} />
        <GroupSections group={group} />
      </Stack>
    </>
  )
}

function GroupActions({ group }: GroupViewProps) {
  const { t } = useTranslation('groups')
  return (
    <>
      <Button variant="primary" icon={Pencil} href={toGroupEdit(group.dn)}>
        {t('edit.open')}
      </Button>
      <DeleteButton deletion={useGroupDeletion()} record={group} list={toGroups()} />
    </>
  )
}

/**
 * The tabs of a group: its members, and the access that they have through the group. Groups are assigned roles;
 * resources come with roles.
 *
 * Source: docs/assumptions.md A-276.
 */
function GroupSections({ group: { dn, name } }: GroupViewProps) {
  const { t } = useTranslation('groups')
  const undo = useUndo()
  const holder = { dn, name, kind: 'group' } as const
  return (
    <>
      <SectionTabs
        label={t('section.all', { name })}
        tabs={[
          {
            id: 'members',
            label: t('members.title'),
            content: <GroupMembers dn={dn} undo={undo} />,
          },
          {
            id: 'roles',
            label: t('section.roles'),
            content: (
              <AssignedPermissions kind="role" holder={holder} isAdministered toPage={toRole} />
            ),
          },
          {
            id: 'resources',
            label: t('section.resources'),
            content: <AssignedPermissions kind="resource" holder={holder} toPage={toResource} />,
          },
        ]}
      />
      <UndoToasts undo={undo} />
    </>
  )
}

const renderPerson = personRenderer(toUser)

/** The facts of a group: its description, its container, and the attributes that the installation added. */
function GroupFacts({ group }: { group: GroupDetail }) {
  const { t } = useTranslation('groups')
  const { description, container, facts } = group
  const own = [
    {
      key: 'description',
      label: t('column.description'),
      content: description && <span dir="auto">{description}</span>,
    },
    {
      key: 'container',
      label: t('column.container'),
      content: <DistinguishedName dn={container} />,
    },
  ]
  return (
    <SectionCard title={t('details')}>
      <Facts
        facts={[
          ...own.filter(({ content }) => content !== ''),
          ...attributeFacts(facts, renderPerson),
        ]}
      />
    </SectionCard>
  )
}
