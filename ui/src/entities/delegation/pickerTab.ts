import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findDelegationRequests } from './api'

/** Requests that can be delegated, of one category or of all. */
export function delegationRequestTab(category: string): ListTab {
  return {
    id: 'prd',
    kind: 'list',
    needsQuery: false,
    ask: (asked) => findDelegationRequests.initiate({ ...asked, category }, freshly),
  }
}
