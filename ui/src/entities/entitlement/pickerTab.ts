import { freshly } from '../../shared/platform/api/read'
import type { PickerTabId } from '../../shared/blocks/entity-picker/pickerItem'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findEntitlementValues, type ValueSource } from './api'

interface ValuesTabConfig {
  source: ValueSource
  /** Whether the picker chose the entitlement together with the values, which then stay. */
  isEntitlementChosenHere?: boolean
}

/** Values of an entitlement, page by page. */
export function entitlementValuesTab(config: ValuesTabConfig): ListTab {
  return valuesTab('entitlementValues', config)
}

/** Values of an entitlement, all at once. Source: docs/assumptions.md A-205. */
export function dropdownTab(config: ValuesTabConfig): ListTab {
  return valuesTab('dropdown', config)
}

function valuesTab(id: PickerTabId, { source, isEntitlementChosenHere }: ValuesTabConfig): ListTab {
  return {
    id,
    kind: 'list',
    needsQuery: id !== 'dropdown',
    scope: isEntitlementChosenHere ? undefined : JSON.stringify(source),
    ask: (asked) => findEntitlementValues.initiate({ ...asked, type: id, source }, freshly),
  }
}
