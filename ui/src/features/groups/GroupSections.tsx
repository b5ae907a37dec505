import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AssignedPermissions } from '../../entities/assignment/ui/AssignedPermissions'
import type { Group } from '../../entities/group/model'
import { Tabs, type TabItem } from '../../shared/ui/Tabs'
import type { Undo } from '../../shared/blocks/undo/useUndo'
import { GroupMembers } from './GroupMembers'

type Section = 'members' | 'roles' | 'resources'

interface GroupSectionsProps {
  group: Pick<Group, 'dn' | 'name'>
  mayManage: boolean
  undo: Undo
}

/**
 * Who is in a group, and what they have through it. Roles are given to groups and taken from them, resources come with roles.
 *
 * Source: docs/assumptions.md A-276.
 */
export function GroupSections({ group, mayManage, undo }: GroupSectionsProps) {
  const { t } = useTranslation('groups')
  const [params, setParams] = useSearchParams()
  const { dn, name } = group
  const holder = { dn, name, kind: 'group' } as const
  const sections: TabItem<Section>[] = [
    {
      id: 'members',
      label: t('members.title'),
      content: <GroupMembers dn={dn} mayManage={mayManage} undo={undo} />,
    },
    {
      id: 'roles',
      label: t('section.roles'),
      content: <AssignedPermissions kind="role" holder={holder} isAdministered />,
    },
    {
      id: 'resources',
      label: t('section.resources'),
      content: <AssignedPermissions kind="resource" holder={holder} />,
    },
  ]
  const asked = sections.find(({ id }) => id === params.get('section'))
  return (
    <Tabs
      label={t('section.all', { name })}
      tabs={sections}
      value={asked?.id ?? 'members'}
      onChange={(section) => setParams(section === 'members' ? {} : { section })}
    />
  )
}
