import type { components } from '../../shared/platform/contract/schema'

type ItemsByCategoryNode = components['schemas']['ItemsByCategoryNode']
type ItemCategoryNode = components['schemas']['ItemCategoryNode']
type UiItemNode = components['schemas']['UiItemNode']

export const PERMISSION_TYPES = ['role', 'resource', 'prd'] as const

/** The pages whose items administrators choose: the home page, and the request page. */
export type OfferPlace = 'landing' | 'request'

/** The permission of an item. */
export interface LandingPermission {
  type: (typeof PERMISSION_TYPES)[number]
  dn: string
}

/** An item of a page: a link or a permission. */
export interface LandingItem {
  id: string
  name: string
  description: string
  /** The image in base64; empty without one. */
  image: string
  /** The address of a link, `#/tasks` or `https://intranet.example/`; empty for a permission. */
  address: string
  /** Key of the page that the item opens; people without the right to the page do not see the item. */
  page: string
  permission: LandingPermission | undefined
}

/** Items under a heading. */
export interface LandingCategory {
  /** The id; empty for the group of items without a category. */
  id: string
  name: string
  description: string
  image: string
  items: LandingItem[]
}

export interface OfferPage {
  /** The categories in their order; items without a category come last. */
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

/** The image or address of an item: the dashboard's own, else that of the older pages. */
function given(own: string | undefined, older: string | undefined): string {
  return own === undefined || own === '' ? (older ?? '') : own
}

/** The base64 part of an image, without `data:image/png;base64,`. */
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
