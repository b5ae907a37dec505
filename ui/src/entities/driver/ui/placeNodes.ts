import type { TreeNode } from '../../../shared/blocks/lazy-tree/treeNode'
import { placeId, type DriverPlace, type Entitlement } from '../model'

/** A row of the tree of drivers. */
export interface PlaceNode extends TreeNode {
  place: DriverPlace
}

export function driverNode(driver: DriverPlace['driver'], isBranch: boolean): PlaceNode {
  return node({ driver }, driver.name, isBranch)
}

export function entitlementNodes(entitlements: readonly Entitlement[]): PlaceNode[] {
  return entitlements.map((entitlement) =>
    node(
      { driver: entitlement.driver, entitlement },
      entitlement.name,
      entitlement.systems.length > 0,
    ),
  )
}

export function systemNodes(entitlement: Entitlement): PlaceNode[] {
  const { driver, systems } = entitlement
  return systems.map((system) => node({ driver, entitlement, system }, system.name, false))
}

function node(place: DriverPlace, name: string, isBranch: boolean): PlaceNode {
  return { id: placeId(place), name, isBranch, place }
}
