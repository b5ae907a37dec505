import type { components } from '../../shared/platform/contract/schema'

type DriverNode = components['schemas']['DriverNode']
type EntitlementNode = components['schemas']['EntitlementNode']
type EntitlementViewValue = components['schemas']['EntitlementViewValue']

/** A driver, which provisions one connected system or several. Source: SPEC 3 "Other entities"; docs/assumptions.md A-540. */
export interface Driver {
  /** DN. */
  id: string
  name: string
  // Words of the server, which are shown and never interpreted.
  subType?: DriverNode['subType']
  requestFrom?: DriverNode['requestFrom']
  hasLogicalSystem?: DriverNode['hasLogicalSystem']
}

/** One of several systems behind a driver: the view of an entitlement with its own values. */
export interface LogicalSystem {
  viewId: string
  /** The id of the system in the binding of a resource, `PRD100`. */
  id: string
  name: string
}

/** An entitlement that a driver provides. */
export interface Entitlement {
  /** DN. */
  id: string
  name: string
  description: string
  /** Whether the entitlement has no values: a person has it or not. */
  isValueless: boolean
  driver: Driver
  /** The parts of its values, each with the kind as the server names it. */
  paramTypes: readonly { name: string; kind: string }[]
  /** The logical systems; empty where the driver serves one system. */
  systems: readonly LogicalSystem[]
}

/** A driver, or an entitlement or logical system below it. */
export interface DriverPlace {
  driver: Driver
  entitlement?: Entitlement | undefined
  system?: LogicalSystem | undefined
}

export function readDriver(node: DriverNode): Driver {
  const { id, name = node.displayName ?? id, subType, requestFrom, hasLogicalSystem } = node
  return { id, name, subType, requestFrom, hasLogicalSystem }
}

/** The entitlements of a driver. */
export function readEntitlementsOf(node: DriverNode): Entitlement[] {
  const driver = readDriver(node)
  return (node.entitlements ?? []).map((each) => readEntitlement(each, driver))
}

function readEntitlement(node: EntitlementNode, driver: Entitlement['driver']): Entitlement {
  const { id, displayName: name = id, description = '', entitlementType, views = [] } = node
  return {
    id,
    name,
    description,
    isValueless: entitlementType === 'NO_PARAMS',
    driver,
    paramTypes: (node.paramTypes ?? []).map(({ key, value = '' }) => ({ name: key, kind: value })),
    systems: views.flatMap(readSystem),
  }
}

/** The logical system of a view: `<query key>:PRD100` -> `PRD100`; none for the only view of a driver without systems. */
function readSystem({ viewID = '', queryKey = '', displayName }: EntitlementViewValue) {
  const id = viewID.startsWith(`${queryKey}:`) ? viewID.slice(queryKey.length + 1) : ''
  return id ? [{ viewId: viewID, id, name: displayName ?? id }] : []
}

/** An id of a place that stays the same in every reply. */
export function placeId({ driver, entitlement, system }: DriverPlace): string {
  return system?.viewId ?? entitlement?.id ?? driver.id
}
