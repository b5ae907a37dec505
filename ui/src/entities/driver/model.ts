import type { components } from '../../shared/platform/contract/schema'

type DriverNode = components['schemas']['DriverNode']
type EntitlementNode = components['schemas']['EntitlementNode']
type EntitlementViewValue = components['schemas']['EntitlementViewValue']

/** A driver, which provisions one connected system or several. Source: SPEC 3 "Other entities"; docs/assumptions.md A-540. */
export interface Driver {
  /** DN. */
  id: string
  name: string
  /** `FANOUT` where one driver serves several systems; undefined where the server does not say. */
  subType: string | undefined
  /** Who asks the driver for what is given. */
  requestFrom: string | undefined
  hasLogicalSystem: boolean
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
  driver: Pick<Driver, 'id' | 'name'>
  /** The parts of its values, each with its kind in the words of the server. */
  paramTypes: readonly { name: string; kind: string }[]
  /** Empty where the driver serves one system. */
  systems: readonly LogicalSystem[]
}

/** A driver, or what was chosen below it. */
export interface DriverPlace {
  driver: Pick<Driver, 'id' | 'name'>
  entitlement?: Entitlement | undefined
  system?: LogicalSystem | undefined
}

export function readDriver(node: DriverNode): Driver {
  const { id, name = node.displayName ?? id, subType, requestFrom } = node
  return { id, name, subType, requestFrom, hasLogicalSystem: hasSystems(node) }
}

/** What a driver gives; each entitlement knows its driver. */
export function readEntitlementsOf(node: DriverNode): Entitlement[] {
  const { id, name } = readDriver(node)
  return (node.entitlements ?? []).map((each) => readEntitlement(each, { id, name }))
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

/** A server that does not say it shows the systems. Source: docs/assumptions.md A-540. */
function hasSystems({ hasLogicalSystem, entitlements = [], views = [] }: DriverNode): boolean {
  const shown = [...views, ...entitlements.flatMap((each) => each.views ?? [])]
  return hasLogicalSystem ?? shown.some((view) => readSystem(view).length > 0)
}

/** What tells a place from all others; the same wherever it was read. */
export function placeId({ driver, entitlement, system }: DriverPlace): string {
  return system?.viewId ?? entitlement?.id ?? driver.id
}
