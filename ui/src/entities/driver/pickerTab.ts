import { freshly } from '../../shared/platform/api/read'
import { ALL_DRIVERS } from '../../shared/blocks/entity-picker/pickerItem'
import type { ListTab, TreeTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findDirxmlDrivers, readDrivers, readEntitlements } from './api'

interface DriverTabConfig {
  /** Whether the first row means all drivers. */
  selectAllOption?: boolean
  autoSelectFirst?: boolean
  /** Whether only entitlements can be chosen. */
  driverSelectionDisabled?: boolean
  /** Only drivers that take part in permission reconciliation. */
  cprsSupported?: boolean
  isSingle?: boolean
}

/** Drivers with their entitlements. Source: SPEC 3 "Other entities", picker configuration. */
export function driverTab(config: DriverTabConfig = {}): TreeTab {
  const { selectAllOption = false, autoSelectFirst, driverSelectionDisabled = false } = config
  const { cprsSupported = false, isSingle } = config
  return {
    id: 'driverOrEntitlement',
    kind: 'tree',
    isSingle,
    readRoots: () => readDrivers.initiate({ cprsSupported, selectAllOption }, freshly),
    readBelow: ({ id }) => readEntitlements.initiate({ driver: id, cprsSupported }, freshly),
    canChooseRoots: !driverSelectionDisabled,
    choosesFirst: autoSelectFirst,
    contains: (outer, inner) => outer.id === ALL_DRIVERS || inner.parentId === outer.id,
  }
}

/** Drivers of the driver set. */
export function dirxmlDriverTab(): ListTab {
  return {
    id: 'dirxmldriver',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findDirxmlDrivers.initiate(asked, freshly),
  }
}
