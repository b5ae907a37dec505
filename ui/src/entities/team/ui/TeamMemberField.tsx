import { useMemo } from 'react'
import type { ListTab } from '../../../shared/blocks/entity-picker/pickerTab'
import { freshly } from '../../../shared/platform/api/read'
import { PersonPicker, type PersonPickerProps } from '../../user/ui/PersonPicker'
import { offerTeamMembers } from '../api'

interface TeamMemberFieldProps extends Omit<PersonPickerProps, 'tabs'> {
  /** DN of the team. */
  team: string
}

/** Chooses a member of a team. The address of the page may already name the member by DN. */
export function TeamMemberField({ team, ...field }: TeamMemberFieldProps) {
  const tabs = useMemo(() => [memberTab(team)] as const, [team])
  return <PersonPicker {...field} tabs={tabs} />
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
