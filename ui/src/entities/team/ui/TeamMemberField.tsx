import { useMemo } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { ListTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { freshly } from '../../../shared/platform/api/read'
import { usePersonName } from '../../user/usePersonName'
import { offerTeamMembers } from '../api'

interface TeamMemberFieldProps {
  label: string
  /** DN of the team. */
  team: string
  /** DN of the member; undefined while nobody is chosen. */
  member: string | undefined
  onChange: (dn: string | undefined) => void
}

/** Chooses a member of a team. The address of the page may already name the member by DN. */
export function TeamMemberField({ label, team, member = '', onChange }: TeamMemberFieldProps) {
  const tabs = useMemo(() => [memberTab(team)] as const, [team])
  const name = usePersonName(member)
  return (
    <EntityPicker
      label={label}
      tabs={tabs}
      selection="single"
      hasClear
      value={member === '' ? [] : [{ type: 'user', id: member, name }]}
      onChange={([chosen]) => onChange(chosen?.id)}
    />
  )
}

/** The picker tab for members. It lists them before anything is typed, as teams are small. */
function memberTab(team: string): ListTab {
  return {
    id: 'user',
    kind: 'list',
    needsQuery: false,
    ask: (asked) => offerTeamMembers.initiate({ ...asked, team }, freshly),
  }
}
