import { Pencil, Trash2, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AssignedPermissions } from '../../entities/assignment/ui/AssignedPermissions'
import type { GroupDetail } from '../../entities/group/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { Stack } from '../../shared/blocks/page/Stack'
import { UndoToasts } from '../../shared/blocks/undo/UndoToasts'
import { useUndo } from '../../shared/blocks/undo/useUndo'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { toResource } from '../resources/routes'
import { toRole } from '../roles/routes'
import { GroupFacts } from './GroupFacts'
import { GroupMembers } from './GroupMembers'
import { MANAGE_RIGHT, toGroupEdit, toGroups } from './routes'
import { useGroupDeletion } from './useGroupDeletion'

interface GroupViewProps {
  group: GroupDetail
}

/** A group: its facts, its members and their access. */
export function GroupView({ group }: GroupViewProps) {
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
  const navigate = useNavigate()
  const deletion = useGroupDeletion()
  const leave = () => void navigate(toGroups())
  return (
    <>
      <Button icon={Trash2} variant="quiet" onPress={() => deletion.ask([group], leave)}>
        {t('delete.open')}
      </Button>
      <Button variant="primary" icon={Pencil} href={toGroupEdit(group.dn)}>
        {t('edit.open')}
      </Button>
      {deletion.dialog}
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
  const mayManage = usePageRight(MANAGE_RIGHT)
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
            content: <GroupMembers dn={dn} mayManage={mayManage} undo={undo} />,
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
