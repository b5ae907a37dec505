import { freshly } from '../../shared/api/read'
import type { ListTab } from '../../shared/entity-picker/pickerTab'
import { findResources } from './api'

/** Resources; those that are managed already show as chosen. Source: SPEC 4 "Picker dropdown". */
export function resourceTab(): ListTab {
  return {
    id: 'resource',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findResources.initiate(asked, freshly),
  }
}
