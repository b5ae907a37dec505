import { defaultTiles, readKeptTiles, readTiles, TILE_KEYS, type Tile } from './tiles'

/** Tiles from a text: `roles -tasks` has roles, then tasks, which are hidden. */
const written = (tiles: readonly Tile[]) =>
  tiles.map(({ key, isHidden }) => (isHidden ? `-${key}` : key)).join(' ')

const REST = 'resources requests helpdesk'

test('tiles stand as they are named, each once, and those that are not named behind them', () => {
  const nodes = [
    { key: 'roles' },
    { key: 'weather' },
    { key: 'tasks', hidden: true },
    { key: 'roles', hidden: true },
  ]

  expect(written(readTiles(nodes))).toBe(`roles -tasks ${REST}`)
})

test.each([
  ['a list', '[{"key":"roles","hidden":true}]', `-roles tasks ${REST}`],
  ['a list with a name', '{"tiles":[{"key":"roles"}]}', `roles tasks ${REST}`],
  ['nothing', undefined, TILE_KEYS.join(' ')],
  ['no JSON', '<tiles/>', TILE_KEYS.join(' ')],
  ['something else', '{"widgets":["roles"]}', TILE_KEYS.join(' ')],
])('what is kept as %s is read', (_what, text, tiles) => {
  expect(written(readKeptTiles(text))).toBe(tiles)
})

test('nothing is hidden where nobody arranged anything', () => {
  expect(written(defaultTiles)).toBe('tasks roles resources requests helpdesk')
})
