import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findEntities, type EntitySearch } from './api'

/** Entities of a kind. */
export function entityTab(config: Omit<EntitySearch, 'type'>): ListTab {
  return {
    id: 'entity',
    kind: 'list',
    needsQuery: true,
    scope: config.lookupEntity,
    ask: (asked) => findEntities.initiate({ ...asked, ...config, type: 'entity' }, freshly),
  }
}
