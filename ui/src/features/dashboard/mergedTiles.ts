import type { Tile, TileKey } from '../../entities/dashboard/tiles'
import {
  each,
  isContested,
  isSameOrder,
  merged,
  mergedOrder,
  type Sides,
  type Winner,
} from '../../shared/blocks/concurrent-edit/threeWay'

type Tiles = readonly Tile[]

const keysOf = (tiles: Tiles): TileKey[] => tiles.map(({ key }) => key)

const hiddenIn = (tiles: Tiles, key: TileKey) =>
  tiles.some((tile) => tile.key === key && tile.isHidden)

/** The conflict of two orders of the tiles. Showing or hiding a tile never conflicts, because it has only two states. */
export function contestedOrder(sides: Sides<Tiles>): Sides<readonly TileKey[]>[] {
  const orders = each(sides, keysOf)
  return isContested(orders, isSameOrder) ? [orders] : []
}

/**
 * The tiles as two people arranged them together.
 *
 * Source: docs/assumptions.md A-341.
 */
export function mergedTiles(sides: Sides<Tiles>, winner: Winner): Tiles {
  return mergedOrder(each(sides, keysOf), winner).map((key) => ({
    key,
    isHidden: merged(
      each(sides, (tiles) => hiddenIn(tiles, key)),
      winner,
    ),
  }))
}
