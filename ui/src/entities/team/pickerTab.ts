import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findTeams, type TeamFilter } from './api'
import { TeamRecipientsDialog } from './ui/TeamRecipientsDialog'

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
    Dialog: robTeam ? TeamRecipientsDialog : undefined,
    ask: (asked) => findTeams.initiate({ ...asked, teamType, PType }, freshly),
  }
}
