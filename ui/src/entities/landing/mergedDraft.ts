import {
  each,
  merged,
  mergedOrder,
  type Sides,
  type Winner,
} from '../../shared/blocks/concurrent-edit/threeWay'
import { idAnew, isNew, type LandingDraft } from './landingDraft'
import { UNCATEGORIZED, type LandingCategory, type LandingItem } from './model'

export const TEXTS = ['name', 'description', 'image', 'address'] as const

/** A category or an item; only items have an address. */
export interface LandingRecord {
  id: string
  name: string
  description: string
  image: string
  address?: string
}

export type RecordsById<Kind extends LandingRecord = LandingRecord> = ReadonlyMap<string, Kind>

export const categoriesOf = (draft: LandingDraft): RecordsById<LandingCategory> =>
  new Map(draft.map((category) => [category.id, category]))

export const itemsOf = (draft: LandingDraft): RecordsById<LandingItem> =>
  new Map(draft.flatMap(({ items }) => items.map((item) => [item.id, item])))

/** Id of an item -> its category. */
export const homesOf = (draft: LandingDraft): ReadonlyMap<string, LandingCategory> =>
  new Map(draft.flatMap((category) => category.items.map(({ id }) => [id, category])))

export const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)

/** Whether both have the same texts and image; their position does not matter. */
export const hasSameTexts = (one: LandingRecord, other: LandingRecord) =>
  TEXTS.every((part) => one[part] === other[part])

/**
 * Merges the changes of two people to one page.
 *
 * Source: docs/assumptions.md A-341.
 */
export function mergedDraft(sides: Sides<LandingDraft>, winner: Winner): LandingDraft {
  const categories = mergedRecords(each(sides, categoriesOf), winner)
  const items = [...mergedRecords(each(sides, itemsOf), winner).values()]
  const homes = each(sides, homesOf)
  const homeOf = ({ id }: LandingItem) => {
    const { was, mine, theirs } = each(homes, (side) => side.get(id)?.id)
    const home = merged({ was, mine, theirs }, winner) ?? mine ?? theirs ?? UNCATEGORIZED
    return categories.has(home) ? home : UNCATEGORIZED
  }
  const order = mergedOrder(each(sides, idsOf), winner).filter((id) => id !== UNCATEGORIZED)
  const draft = [...order, UNCATEGORIZED].flatMap((id) => {
    const category = categories.get(id)
    const own = items.filter((item) => homeOf(item) === id)
    const places = mergedOrder(
      each(sides, (side) => idsOf(itemsIn(side, id))),
      winner,
    )
    return category ? [{ ...category, items: inOrder(own, places) }] : []
  })
  return withRevived(draft, sides.theirs)
}

/** The items of a category; empty when the category does not exist. */
export const itemsIn = (draft: LandingDraft, categoryId: string): readonly LandingItem[] =>
  draft.find(({ id }) => id === categoryId)?.items ?? []

function mergedRecords<Kind extends LandingRecord>(
  { was, mine, theirs }: Sides<RecordsById<Kind>>,
  winner: Winner,
): RecordsById<Kind> {
  const all = [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((id) => {
    const sides = { was: was.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const record = mergedRecord(sides, winner)
    return record ? [[id, record] as const] : []
  })
  return new Map(all)
}

/** A record that one person removed stays only when the other person changed it and wins. */
function mergedRecord<Kind extends LandingRecord>(
  sides: Sides<Kind | undefined>,
  winner: Winner,
): Kind | undefined {
  const { was, mine, theirs } = sides
  const left = mine ?? theirs
  if (!was || !left) return left
  if (!mine || !theirs) return hasSameTexts(was, left) ? undefined : sides[winner]
  const textOf = (part: (typeof TEXTS)[number]) =>
    merged({ was: was[part], mine: mine[part], theirs: theirs[part] }, winner)
  return { ...theirs, ...Object.fromEntries(TEXTS.map((part) => [part, textOf(part)])) }
}

function inOrder(items: readonly LandingItem[], places: readonly string[]): LandingItem[] {
  const placeOf = ({ id }: LandingItem) =>
    places.includes(id) ? places.indexOf(id) : places.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Records that the other person removed, and that stay, get new ids. */
function withRevived(draft: LandingDraft, theirs: LandingDraft): LandingDraft {
  const [categories, items] = [categoriesOf(theirs), itemsOf(theirs)]
  const kept = (id: string, kind: 'category' | 'item', there: RecordsById) =>
    isNew(id) || there.has(id) ? id : idAnew(kind, id)
  return draft.map((category) => ({
    ...category,
    id: kept(category.id, 'category', categories),
    items: category.items.map((item) => ({ ...item, id: kept(item.id, 'item', items) })),
  }))
}
