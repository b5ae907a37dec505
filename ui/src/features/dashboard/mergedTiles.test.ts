import { TILE_KEYS, type Tile } from '../../entities/dashboard/tiles'
import { changedTiles } from './changedTiles'
import { contestedOrder, mergedTiles } from './mergedTiles'

/** `-roles tasks`: roles, which are hidden, then tasks, then the others. */
function tiles(text: string): Tile[] {
  const named = text.split(' ').map((word) => ({
    key: TILE_KEYS.find((key) => word.endsWith(key)) ?? 'tasks',
    isHidden: word.startsWith('-'),
  }))
  const rest = TILE_KEYS.filter((key) => named.every((tile) => tile.key !== key))
  return [...named, ...rest.map((key) => ({ key, isHidden: false }))]
}

test.each([
  ['nothing', 'tasks', 'tasks', []],
  ['a tile that goes', 'tasks', '-tasks', ['tasks']],
  ['a tile that comes', '-tasks', 'tasks', ['tasks']],
  ['a tile that stays hidden', '-tasks', '-tasks', []],
  ['another order', 'tasks roles', 'roles tasks', ['order']],
  ['both', 'tasks roles', 'roles -tasks', ['tasks', 'order']],
])('it is said what changed: %s', (_what, before, now, changes) => {
  expect(changedTiles(tiles(before), tiles(now))).toEqual(changes)
})

const sides = (was: string, mine: string, theirs: string) => ({
  was: tiles(was),
  mine: tiles(mine),
  theirs: tiles(theirs),
})

test('what one hid and another moved comes together', () => {
  const merged = mergedTiles(sides('tasks roles', '-tasks roles', 'roles tasks'), 'mine')

  expect(merged).toEqual(tiles('roles -tasks'))
})

test('what one shows again stays shown', () => {
  expect(mergedTiles(sides('-roles', 'roles', '-roles'), 'theirs')).toEqual(tiles('roles'))
})

test.each([
  ['nobody moved anything', 'tasks roles', 'tasks roles', 0],
  ['one moved something', 'roles tasks', 'tasks roles', 0],
  ['both did the same', 'roles tasks', 'roles tasks', 0],
  ['both moved otherwise', 'roles tasks', 'resources tasks', 1],
])('an order is asked about when two differ: %s', (_what, mine, theirs, count) => {
  expect(contestedOrder(sides('tasks roles', mine, theirs))).toHaveLength(count)
})
