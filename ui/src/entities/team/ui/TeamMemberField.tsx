import { useMemo } from 'react'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { ListTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { freshly } from '../../../shared/platform/api/read'
import { usePersonName } from '../../user/usePersonName'
import { offerTeamMembers } from '../api'

interface TeamMemberFieldProps {
  label: string
  /** DN. */
  team: string
  /** DN; undefined while nobody is chosen. */
  member: string | undefined
  onChange: (dn: string | undefined) => void
}

/** One of the people of a team, of whom the address of a page knows the DN. */
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

/** A team is small enough to be looked through before anything is typed. */
function memberTab(team: string): ListTab {
  return {
    id: 'user',
    kind: 'list',
    needsQuery: false,
    ask: (asked) => offerTeamMembers.initiate({ ...asked, team }, freshly),
  }
}
