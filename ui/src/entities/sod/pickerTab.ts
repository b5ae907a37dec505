import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findEntities } from '../entity/api'
import { findSods } from './api'

/** Constraints between roles. */
export function sodTab(): ListTab {
  return {
    id: 'sod',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findSods.initiate(asked, freshly),
  }
}

/** People whose conflicts are shown. Source: docs/assumptions.md A-203. */
export function sodRecipientTab({ clientId }: { clientId: string }): ListTab {
  const search = {
    type: 'sodRecipient',
    lookupEntity: 'user',
    lookupAttributes: ['FirstName', 'LastName'],
    clientId,
  } as const
  return {
    id: 'sodRecipient',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findEntities.initiate({ ...asked, ...search }, freshly),
  }
}
