import type { Tile, TileKey } from '../../entities/dashboard/tiles'

/** What is different: tiles that come or go, and the order. */
export function changedTiles(before: readonly Tile[], now: readonly Tile[]): (TileKey | 'order')[] {
  const hidden = new Set(before.filter(({ isHidden }) => isHidden).map(({ key }) => key))
  const switched = now.filter(({ key, isHidden }) => isHidden !== hidden.has(key))
  const isMoved = now.some(({ key }, at) => before[at]?.key !== key)
  return [...switched.map(({ key }) => key), ...(isMoved ? (['order'] as const) : [])]
}
