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
 * What can be chosen and was chosen, whatever it is.
 *
 * Source: SPEC 3 "Other entities", picker items.
 */
export interface PickerItem {
  type: PickerTabId
  /** DN or id; unique among the items of its type. */
  id: string
  name: string
  /** What tells it from others of the same name. */
  detail?: string | undefined
  /** Photo of a person, base64 without prefix. */
  image?: string | undefined
  /** 10, 20 or 30, where it is to be shown. */
  level?: number | undefined
  /** Id of the driver of an entitlement; of the group or team through which a person was chosen. */
  parentId?: string | undefined
  /** The group itself, not its members. */
  isGroupAssignment?: boolean | undefined
  /** Cannot be chosen because it has been, elsewhere. */
  isPreselected?: boolean | undefined
  /** The type of a permission: `role`, `resource`, `prd`. */
  entityType?: string | undefined
  /** Whether it can be asked for along with others. */
  bulkRequestable?: boolean | undefined
}

/** Id of the item that stands for all drivers. Source: SPEC 3 "Other entities". */
export const ALL_DRIVERS = 'ALL DRIVERS'

/** Tells items of all types apart. */
export function keyOf({ type, id }: Pick<PickerItem, 'type' | 'id'>): string {
  return `${type} ${id}`
}
