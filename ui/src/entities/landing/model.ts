import type { components } from '../../shared/platform/contract/schema'

type ItemsByCategoryNode = components['schemas']['ItemsByCategoryNode']
type ItemCategoryNode = components['schemas']['ItemCategoryNode']
type UiItemNode = components['schemas']['UiItemNode']

export const PERMISSION_TYPES = ['role', 'resource', 'prd'] as const

/** The pages that administrators fill: the home page, and the one on which access is asked for. */
export type OfferPlace = 'landing' | 'request'

/** Something that can be asked for. */
export interface LandingPermission {
  type: (typeof PERMISSION_TYPES)[number]
  dn: string
}

/** An item of a page: a link or a permission. */
export interface LandingItem {
  id: string
  name: string
  description: string
  /** base64, empty when there is none. */
  image: string
  /** `#/tasks`, `https://intranet.example/`; empty for a permission. */
  address: string
  /** Key of the page that it opens; only who may open it sees the item. */
  page: string
  permission: LandingPermission | undefined
}

/** Items under a heading. */
export interface LandingCategory {
  /** Empty for what belongs to no category. */
  id: string
  name: string
  description: string
  image: string
  items: LandingItem[]
}

export interface OfferPage {
  /** In their order; at the end the items without a category. */
  categories: LandingCategory[]
  isEditable: boolean
}

/** The id of the group of items without a category, which comes last. */
export const UNCATEGORIZED = ''

function readPermission({ entityType, id }: UiItemNode): LandingPermission | undefined {
  const type = PERMISSION_TYPES.find((known) => known === entityType)
  return type && id !== undefined ? { type, dn: id } : undefined
}

function readItem(node: UiItemNode): LandingItem {
  const { itemId, name = '', desc = '', menuKey = '' } = node
  return {
    id: String(itemId),
    name,
    description: desc,
    image: bare(given(node.idmdashImage, node.image)),
    address: given(node.idmdashAppUrl, node.appUrl),
    page: menuKey,
    permission: readPermission(node),
  }
}

/** The dashboard has pictures and addresses of its own; where it has none, those of the older pages count. */
function given(own: string | undefined, older: string | undefined): string {
  return own === undefined || own === '' ? (older ?? '') : own
}

/** Without `data:image/png;base64,`. */
function bare(image: string): string {
  return image.replace(/^data:[^,]*,/, '')
}

function readCategory(node: ItemCategoryNode): LandingCategory {
  const { itemCategoryId, categoryName = '', desc = '', image, items = [] } = node
  return {
    id: String(itemCategoryId),
    name: categoryName,
    description: desc,
    image: bare(image ?? ''),
    items: items.map(readItem),
  }
}

/** Source: SPEC 7 "Categories, catalogue, notifications"; docs/assumptions.md A-160. */
export function readOfferPage(node: ItemsByCategoryNode): OfferPage {
  const rest = { id: UNCATEGORIZED, name: '', description: '', image: '' }
  return {
    categories: [
      ...node.itemCategories.map(readCategory),
      { ...rest, items: node.uncategorizedItems.map(readItem) },
    ],
    isEditable: node.editable === true,
  }
}
