import * as v from 'valibot'

/** The keys of all tiles, in the default order. Source: docs/assumptions.md A-165. */
export const TILE_KEYS = ['tasks', 'roles', 'resources', 'requests', 'helpdesk'] as const

export type TileKey = (typeof TILE_KEYS)[number]

/** A tile, and whether it is shown. */
export interface Tile {
  key: TileKey
  isHidden: boolean
}

interface TileNode {
  key: string
  hidden?: boolean | undefined
}

const tileNodes = v.array(v.object({ key: v.string(), hidden: v.optional(v.boolean()) }))
const kept = v.pipe(v.string(), v.parseJson(), v.union([tileNodes, v.object({ tiles: tileNodes })]))

export const defaultTiles: readonly Tile[] = TILE_KEYS.map((key) => ({ key, isHidden: false }))

/** All tiles, each once: the named tiles in their order, then the others. */
export function readTiles(nodes: readonly TileNode[]): Tile[] {
  const named = nodes.flatMap(({ key, hidden = false }) => {
    const known = TILE_KEYS.find((each) => each === key)
    return known ? [{ key: known, isHidden: hidden }] : []
  })
  const first = new Map(named.toReversed().map((tile) => [tile.key, tile]))
  const once = named.filter((tile) => first.get(tile.key) === tile)
  return [...once, ...defaultTiles.filter(({ key }) => !first.has(key))]
}

/** The tiles that a person arranged; the default tiles if the stored text is not from this console. */
export function readKeptTiles(text: string | undefined): Tile[] {
  const { success, output } = v.safeParse(kept, text)
  if (!success) return [...defaultTiles]
  return readTiles(Array.isArray(output) ? output : output.tiles)
}

export function toTileNodes(tiles: readonly Tile[]) {
  return tiles.map(({ key, isHidden }) => ({ key, hidden: isHidden }))
}
