import {
  UNCATEGORIZED,
  type LandingCategory,
  type LandingItem,
  type LandingPermission,
} from './model'

/** The draft of a page: its categories in order, then the items without a category. */
export type LandingDraft = readonly LandingCategory[]

const NEW = 'new-'

/** Whether a record is not stored yet; such records have temporary ids. */
export function isNew(id: string): boolean {
  return id.startsWith(NEW)
}

/** The id of a record that was deleted by somebody else and is created again. */
export function idAnew(kind: 'category' | 'item', id: string): string {
  return `${NEW}${kind}-${id}`
}

function freshId(draft: LandingDraft): string {
  const ids = new Set(draft.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]))
  let number = 1
  while (ids.has(NEW + String(number))) number += 1
  return NEW + String(number)
}

export function withCategory(draft: LandingDraft, name: string): LandingDraft {
  const added = { id: freshId(draft), name, description: '', image: '', items: [] }
  return draft.toSpliced(draft.length - 1, 0, added)
}

export function withChangedCategory(
  draft: LandingDraft,
  id: string,
  change: Partial<LandingCategory>,
): LandingDraft {
  return draft.map((category) => (category.id === id ? { ...category, ...change } : category))
}

/** The draft without a category; its items stay on the page, without a category. Source: docs/assumptions.md A-160. */
export function withoutCategory(draft: LandingDraft, id: string): LandingDraft {
  const left = draft.find((category) => category.id === id)?.items ?? []
  return draft
    .filter((category) => category.id !== id)
    .map((category) =>
      category.id === UNCATEGORIZED
        ? { ...category, items: [...category.items, ...left] }
        : category,
    )
}

/** An item from the dialog; without an id it is new. */
export type ItemEntry = Omit<LandingItem, 'id'> & { id?: string }

/** The draft with an item in a category; an item that is already there keeps its place. */
export function withItem(draft: LandingDraft, entry: ItemEntry, categoryId: string): LandingDraft {
  const item = { ...entry, id: entry.id ?? freshId(draft) }
  return draft.map((category) => {
    const at = category.items.findIndex(({ id }) => id === item.id)
    const items = category.items.filter(({ id }) => id !== item.id)
    if (category.id !== categoryId) return { ...category, items }
    return { ...category, items: items.toSpliced(at < 0 ? items.length : at, 0, item) }
  })
}

export function withoutItem(draft: LandingDraft, itemId: string): LandingDraft {
  return draft.map((category) => ({
    ...category,
    items: category.items.filter(({ id }) => id !== itemId),
  }))
}

/** A permission as a new item; its texts are those of the catalog. */
export function permissionEntry(permission: LandingPermission, name: string): ItemEntry {
  return { name, description: '', image: '', address: '', page: '', permission }
}

/** Replaces temporary ids by the ids of the stored records. */
export function withStoredIds(
  draft: LandingDraft,
  stored: ReadonlyMap<string, string>,
): LandingDraft {
  const idOf = (id: string) => stored.get(id) ?? id
  return draft.map((category) => ({
    ...category,
    id: idOf(category.id),
    items: category.items.map((item) => ({ ...item, id: idOf(item.id) })),
  }))
}
