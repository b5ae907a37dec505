import { screen } from '@testing-library/react'
import { KnownRoutesContext } from '../../../shared/platform/routing/knownRoutes'
import { renderOnPage } from '../../../testing/renderOnPage'
import type { TileNumber } from '../numbers'
import type { TileKey } from '../tiles'
import { NumberTile } from './NumberTile'

const route = (path: string) => ({
  path,
  lazy: () => Promise.resolve({ Component: () => null }),
  texts: [],
  handle: { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' } as const,
})
const routes = ['tasks', 'permissions', 'history'].map(route)

function show(tile: TileKey, number: TileNumber) {
  const Tile = () => (
    <KnownRoutesContext value={routes}>
      <NumberTile tile={tile} number={number} />
    </KnownRoutesContext>
  )
  renderOnPage(Tile, { texts: ['dashboard'] })
}

test.each([
  ['tasks', '/tasks'],
  ['roles', '/permissions?filter.kind=role'],
  ['resources', '/permissions?filter.kind=resource'],
  ['requests', '/history?filter.status=running%2Cpending'],
] as const)('%s are listed at %s', async (tile, path) => {
  show(tile, { count: 3, isMore: false, facts: [] })

  expect(await screen.findByRole('link', { name: /3$/ })).toHaveAttribute('href', `#${path}`)
})

test('tickets are listed nowhere', async () => {
  show('helpdesk', { count: 3, isMore: false, facts: [] })

  expect(await screen.findByText('3')).toBeVisible()
  expect(screen.queryByRole('link', { name: /3$/ })).not.toBeInTheDocument()
})

test.each(['due', 'ending'] as const)('what is %s stands out', async (name) => {
  show('roles', {
    count: 3,
    isMore: false,
    facts: [
      { name, count: 2 },
      { name: 'new', count: 1 },
    ],
  })

  expect(await screen.findByText(/2/, { selector: 'strong' })).toBeVisible()
  expect(screen.queryByText(/1/, { selector: 'strong' })).not.toBeInTheDocument()
})

const facts = (...names: TileNumber['facts'][number]['name'][]) =>
  names.map((name) => ({ name, count: 7 }))

test.each([
  ['parts that overlap', facts('new', 'claimed', 'delegated')],
  ['a part beside what is due', facts('due', 'new')],
])('%s are said to overlap, as they do not add up', async (_which, parts) => {
  show('tasks', { count: 11, isMore: false, facts: parts })

  expect(await screen.findByText(/Of these, partly overlapping: .*New: 7/)).toBeVisible()
})

test.each([
  ['one part', facts('new')],
  ['a part of a total', facts('forOthers', 'total')],
])('%s overlaps with nothing', async (_which, parts) => {
  show('tasks', { count: 11, isMore: false, facts: parts })

  expect(await screen.findByText(/: 7/)).toBeVisible()
  expect(screen.queryByText(/overlapping/)).not.toBeInTheDocument()
})
