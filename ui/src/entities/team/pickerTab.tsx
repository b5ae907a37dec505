import { freshly } from '../../shared/platform/api/read'
import { toPickerList } from '../../shared/blocks/entity-picker/pickerQuery'
import type { ItemDialogProps, ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { MembersDialog } from '../../shared/blocks/members/MembersDialog'
import { findTeams, listTeamMembers, type TeamFilter } from './api'

interface TeamTabConfig extends TeamFilter {
  /** Whether members of a team can be chosen instead of the team. */
  robTeam?: boolean
}

/** Teams that the caller manages or administers. */
export function teamTab({ teamType, PType, robTeam }: TeamTabConfig = {}): ListTab {
  return {
    id: 'team',
    kind: 'list',
    needsQuery: true,
    Dialog: robTeam ? TeamMembersDialog : undefined,
    ask: (asked) => findTeams.initiate({ ...asked, teamType, PType }, freshly),
  }
}

function TeamMembersDialog(props: ItemDialogProps) {
  const team = props.item.id
  return (
    <MembersDialog
      {...props}
      find={(asked) => listTeamMembers.initiate({ team, list: toPickerList(asked) }, freshly)}
    />
  )
}
