import type { components } from '../../shared/platform/contract/schema'

type DriverNode = components['schemas']['DriverNode']
type EntitlementNode = components['schemas']['EntitlementNode']
type EntitlementViewValue = components['schemas']['EntitlementViewValue']

/** A driver, which provisions one connected system or several. Source: SPEC 3 "Other entities"; docs/assumptions.md A-540. */
export interface Driver {
  /** DN. */
  id: string
  name: string
}

/** One of several systems behind a driver: a view of an entitlement that has values of its own. */
export interface LogicalSystem {
  viewId: string
  /** The id that a resource is bound to, `PRD100`. */
  id: string
  name: string
}

/** Something that a driver can give. */
export interface Entitlement {
  /** DN. */
  id: string
  name: string
  description: string
  /** A person has it or has not; there is nothing to choose. */
  isValueless: boolean
  driver: Driver
  /** The parts of its values, each with its kind in the words of the server. */
  paramTypes: readonly { name: string; kind: string }[]
  /** Empty where the driver serves one system. */
  systems: readonly LogicalSystem[]
}

/** A driver, or what was chosen below it. */
export interface DriverPlace {
  driver: Driver
  entitlement?: Entitlement | undefined
  system?: LogicalSystem | undefined
}

export function readDriver(node: DriverNode): Driver {
  const { id, name = node.displayName ?? id } = node
  return { id, name }
}

/** What a driver gives; each entitlement knows its driver. */
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

/** `<query key>:PRD100` -> `PRD100`; nothing for the one view of a driver without systems. */
function readSystem({ viewID = '', queryKey = '', displayName }: EntitlementViewValue) {
  const id = viewID.startsWith(`${queryKey}:`) ? viewID.slice(queryKey.length + 1) : ''
  return id ? [{ viewId: viewID, id, name: displayName ?? id }] : []
}

/** What tells a place from all others; the same wherever it was read. */
export function placeId({ driver, entitlement, system }: DriverPlace): string {
  return system?.viewId ?? entitlement?.id ?? driver.id
}
