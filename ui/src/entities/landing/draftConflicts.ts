import {
  each,
  isContested,
  isSameOrder,
  type Sides,
} from '../../shared/blocks/concurrent-edit/threeWay'
import type { LandingDraft } from './landingDraft'
import {
  categoriesOf,
  homesOf,
  idsOf,
  hasSameTexts,
  itemsIn,
  itemsOf,
  TEXTS,
  type LandingRecord,
  type RecordsById,
} from './mergedDraft'
import { UNCATEGORIZED } from './model'

/** The part of a record; `presence` means that one person removed it and the other changed it. */
export type ContestedPart =
  (typeof TEXTS)[number] | 'category' | 'presence' | 'categoryOrder' | 'itemOrder'

/** A part that two people changed at the same time to different values. */
export interface DraftConflict extends Sides<readonly string[]> {
  part: ContestedPart
  /** Id and name of the category or item; empty for the order of the categories. */
  id: string
  name: string
}

/**
 * Finds the parts of a page that two people changed at the same time to different values.
 *
 * Source: docs/assumptions.md A-341.
 */
export function draftConflicts(sides: Sides<LandingDraft>): DraftConflict[] {
  return [
    ...contestedRecords(each(sides, categoriesOf)),
    ...contestedRecords(each(sides, itemsOf)),
    ...contestedHomes(sides),
    ...contestedOrders(sides),
  ]
}

function contestedRecords({ was, mine, theirs }: Sides<RecordsById>): DraftConflict[] {
  return [...was.values()].flatMap((record) =>
    contestedTexts(record, mine.get(record.id), theirs.get(record.id)),
  )
}

function contestedTexts(
  was: LandingRecord,
  mine?: LandingRecord,
  theirs?: LandingRecord,
): DraftConflict[] {
  const { id, name } = was
  if (mine && theirs) {
    return TEXTS.map((part) => ({
      part,
      texts: each({ was, mine, theirs }, (side) => side[part] ?? ''),
    }))
      .filter(({ texts }) => isContested(texts))
      .map(({ part, texts }) => ({ part, id, name, ...each(texts, (text) => [text]) }))
  }
  const left = mine ?? theirs
  if (!left || hasSameTexts(was, left)) return []
  const namesOf = (side: LandingRecord | undefined) => (side ? [side.name] : [])
  return [{ part: 'presence', id, name, ...each({ was, mine, theirs }, namesOf) }]
}

/** Items that both people moved, to different categories. */
function contestedHomes(sides: Sides<LandingDraft>): DraftConflict[] {
  const homes = each(sides, homesOf)
  return [...itemsOf(sides.was).values()].flatMap(({ id, name }) => {
    const here = each(homes, (side) => side.get(id))
    const isAway = !here.mine || !here.theirs
    if (isAway || !isContested(each(here, (home) => home?.id))) return []
    return [{ part: 'category', id, name, ...each(here, (home) => [home?.name ?? '']) }]
  })
}

function contestedOrders(sides: Sides<LandingDraft>): DraftConflict[] {
  const categories = each(sides, (side) => side.filter(({ id }) => id !== UNCATEGORIZED))
  const ofCategories = { part: 'categoryOrder', id: '', name: '', rows: categories } as const
  const ofItems = sides.was.map(({ id, name }) => {
    const rows = each(sides, (side) => itemsIn(side, id))
    return { part: 'itemOrder', id, name, rows } as const
  })
  return [ofCategories, ...ofItems]
    .filter(({ rows }) => isContested(each(rows, idsOf), isSameOrder))
    .map(({ rows, ...conflict }) => ({
      ...conflict,
      ...each<readonly { name: string }[], string[]>(rows, (records) =>
        records.map(({ name }) => name),
      ),
    }))
}
