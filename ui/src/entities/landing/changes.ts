import type { components } from '../../shared/platform/contract/schema'
import { isNew, type LandingDraft } from './landingDraft'
import { UNCATEGORIZED, type LandingCategory, type LandingItem } from './model'

type ItemChange = components['schemas']['ItemChange']
type CategoryChange = components['schemas']['CategoryChange']

/** The body of a write, with the name of the record for messages. */
export interface Change<Body> {
  id: string
  name: string
  body: Body
}

export type ItemBody = Omit<ItemChange, 'itemId'>
export type CategoryBody = Omit<CategoryChange, 'itemCategoryId'>

/** The calls that turn the stored page into the draft. */
export interface LandingChanges {
  removedItems: LandingItem[]
  removedCategories: LandingCategory[]
  categories: Change<CategoryBody>[]
  /** Items with the id of their category, which may be a new category. */
  items: (Change<ItemBody> & { item: LandingItem; categoryId: string })[]
}

/** Whether the order of two lists differs, or the second has new records. */
function isReordered(before: readonly { id: string }[], now: readonly { id: string }[]): boolean {
  const left = new Set(now.map(({ id }) => id))
  const stayed = before.filter(({ id }) => left.has(id))
  return now.some(({ id }, at) => stayed[at]?.id !== id)
}

const isFilled = (body: object) => Object.keys(body).length > 0

function categoryBody(
  before: LandingCategory | undefined,
  now: LandingCategory,
  place: number | undefined,
): CategoryBody {
  return {
    ...(before?.name !== now.name && { categoryName: now.name }),
    ...((before?.description ?? '') !== now.description && { desc: now.description }),
    ...((before?.image ?? '') !== now.image && { image: now.image }),
    ...(place !== undefined && { itemCategoryOrder: place }),
  }
}

/** A removed image is also removed from the older pages, whose image would be shown otherwise. */
function imageBody(before: string, now: string): ItemBody {
  if (before === now) return {}
  return now === '' ? { idmdashImage: '', image: '' } : { idmdashImage: now }
}

const blank = { name: '', description: '', address: '', image: '' }

function textBody(before: Texts, now: Texts): ItemBody {
  return {
    ...(before.name !== now.name && { name: now.name }),
    ...(before.description !== now.description && { desc: now.description }),
    ...(before.address !== now.address && { idmdashAppUrl: now.address }),
  }
}

type Texts = Pick<LandingItem, 'name' | 'description' | 'address'>

/** The changed members of an item. A permission has its texts in the catalog, so they are not sent. */
function itemBody(
  stored: LandingItem | undefined,
  now: LandingItem,
  place: number | undefined,
): ItemBody {
  const before = stored ?? blank
  return {
    ...(!now.permission && textBody(before, now)),
    ...imageBody(before.image, now.image),
    ...(place !== undefined && { itemOrder: place }),
  }
}

function categoryChanges(before: LandingDraft, now: LandingDraft): Change<CategoryBody>[] {
  const isMoved = isReordered(before, now)
  return now
    .filter(({ id }) => id !== UNCATEGORIZED)
    .map((category, at) => ({
      id: category.id,
      name: category.name,
      body: categoryBody(
        before.find(({ id }) => id === category.id),
        category,
        isMoved ? at + 1 : undefined,
      ),
    }))
    .filter(({ id, body }) => isNew(id) || isFilled(body))
}

function itemChanges(before: LandingDraft, category: LandingCategory): LandingChanges['items'] {
  const there = before.find(({ id }) => id === category.id)?.items ?? []
  const isMoved = isReordered(there, category.items)
  const all = before.flatMap(({ items }) => items)
  return category.items
    .map((item, at) => {
      const stored = all.find(({ id }) => id === item.id)
      const body = itemBody(stored, item, isMoved ? at + 1 : undefined)
      return { id: item.id, name: item.name, item, categoryId: category.id, body }
    })
    .filter(({ id, body }) => isNew(id) || isFilled(body))
}

/** The differences between the stored page and the draft. */
export function landingChanges(before: LandingDraft, now: LandingDraft): LandingChanges {
  const categoryIds = new Set(now.map(({ id }) => id))
  const itemIds = new Set(now.flatMap(({ items }) => items.map(({ id }) => id)))
  return {
    removedItems: before.flatMap(({ items }) => items).filter(({ id }) => !itemIds.has(id)),
    removedCategories: before.filter(({ id }) => !categoryIds.has(id)),
    categories: categoryChanges(before, now),
    items: now.flatMap((category) => itemChanges(before, category)),
  }
}
