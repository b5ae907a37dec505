/** The kinds of items in the order of their ids, 0 to 15. Source: SPEC 2 "Entity picker (multi-tab)". */
export const pickerTabIds = [
  'user',
  'group',
  'role',
  'category',
  'container',
  'prd',
  'driverOrEntitlement',
  'dropdown',
  'entitlementValues',
  'resource',
  'team',
  'sod',
  'dirxmldriver',
  'entity',
  'sodRecipient',
  'permission',
] as const

export type PickerTabId = (typeof pickerTabIds)[number]

/**
 * An item of a picker.
 *
 * Source: SPEC 3 "Other entities", picker items.
 */
export interface PickerItem {
  type: PickerTabId
  /** DN or id; unique among the items of its type. */
  id: string
  name: string
  /** A text that distinguishes it from items with the same name. */
  detail?: string | undefined
  /** Photo of a person in base64, without prefix. */
  image?: string | undefined
  /** Level of a role, 10, 20 or 30, if it is shown. */
  level?: number | undefined
  /** Id of the entitlement's driver, or of the group or team through which a person was chosen. */
  parentId?: string | undefined
  /** Whether the group itself is meant, not its members. */
  isGroupAssignment?: boolean | undefined
  /** Whether it cannot be chosen, as it already was elsewhere. */
  isPreselected?: boolean | undefined
  /** The type of a permission: `role`, `resource`, `prd`. */
  entityType?: string | undefined
  /** Whether it can be requested together with other items. */
  bulkRequestable?: boolean | undefined
}

/** Id of the item that means all drivers. Source: SPEC 3 "Other entities". */
export const ALL_DRIVERS = 'ALL DRIVERS'

/** A key of an item that is unique among all types. */
export function keyOf({ type, id }: Pick<PickerItem, 'type' | 'id'>): string {
  return `${type} ${id}`
}
