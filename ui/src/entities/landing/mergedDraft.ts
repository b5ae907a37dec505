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

/** A category or an item, which alone has an address. */
export interface Thing {
  id: string
  name: string
  description: string
  image: string
  address?: string
}

export type Things<Kind extends Thing = Thing> = ReadonlyMap<string, Kind>

export const categoriesOf = (draft: LandingDraft): Things<LandingCategory> =>
  new Map(draft.map((category) => [category.id, category]))

export const itemsOf = (draft: LandingDraft): Things<LandingItem> =>
  new Map(draft.flatMap(({ items }) => items.map((item) => [item.id, item])))

/** Id of an item -> its category. */
export const homesOf = (draft: LandingDraft): ReadonlyMap<string, LandingCategory> =>
  new Map(draft.flatMap((category) => category.items.map(({ id }) => [id, category])))

export const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)

/** Whether somebody changed its words or its picture; where it stands does not matter. */
export const isSameThing = (one: Thing, other: Thing) =>
  TEXTS.every((part) => one[part] === other[part])

/**
 * A page as two people made it together.
 *
 * Source: docs/assumptions.md A-341.
 */
export function mergedDraft(sides: Sides<LandingDraft>, winner: Winner): LandingDraft {
  const categories = mergedThings(each(sides, categoriesOf), winner)
  const items = [...mergedThings(each(sides, itemsOf), winner).values()]
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

/** What a category holds; nothing where there is no such category. */
export const itemsIn = (draft: LandingDraft, categoryId: string): readonly LandingItem[] =>
  draft.find(({ id }) => id === categoryId)?.items ?? []

function mergedThings<Kind extends Thing>(
  { was, mine, theirs }: Sides<Things<Kind>>,
  winner: Winner,
): Things<Kind> {
  const all = [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((id) => {
    const sides = { was: was.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const thing = mergedThing(sides, winner)
    return thing ? [[id, thing] as const] : []
  })
  return new Map(all)
}

/** What one of both removed stays only where the other changed it and wins. */
function mergedThing<Kind extends Thing>(
  sides: Sides<Kind | undefined>,
  winner: Winner,
): Kind | undefined {
  const { was, mine, theirs } = sides
  const left = mine ?? theirs
  if (!was || !left) return left
  if (!mine || !theirs) return isSameThing(was, left) ? undefined : sides[winner]
  const textOf = (part: (typeof TEXTS)[number]) =>
    merged({ was: was[part], mine: mine[part], theirs: theirs[part] }, winner)
  return { ...theirs, ...Object.fromEntries(TEXTS.map((part) => [part, textOf(part)])) }
}

function inOrder(items: readonly LandingItem[], places: readonly string[]): LandingItem[] {
  const placeOf = ({ id }: LandingItem) =>
    places.includes(id) ? places.indexOf(id) : places.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What they removed and is to be there after all is made anew. */
function withRevived(draft: LandingDraft, theirs: LandingDraft): LandingDraft {
  const [categories, items] = [categoriesOf(theirs), itemsOf(theirs)]
  const kept = (id: string, kind: 'category' | 'item', there: Things) =>
    isNew(id) || there.has(id) ? id : idAnew(kind, id)
  return draft.map((category) => ({
    ...category,
    id: kept(category.id, 'category', categories),
    items: category.items.map((item) => ({ ...item, id: kept(item.id, 'item', items) })),
  }))
}
