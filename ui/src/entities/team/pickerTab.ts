import { freshly } from '../../shared/api/read'
import type { ListTab } from '../../shared/entity-picker/pickerTab'
import { findTeams, type TeamFilter } from './api'

type TeamTabConfig = TeamFilter

/** Teams that the caller acts for or administers. */
export function teamTab({ teamType, PType }: TeamTabConfig = {}): ListTab {
  return {
    id: 'team',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findTeams.initiate({ ...asked, teamType, PType }, freshly),
  }
}
