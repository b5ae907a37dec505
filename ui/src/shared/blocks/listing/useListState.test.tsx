import { act, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import { ListSearch } from '../data-table/ListSearch'
import { Button } from '../../ui/Button'
import { type FilterField, NO_FILTERS, withFilter } from './filters'
import { useListState } from './useListState'

const FIELDS: FilterField[] = [
  { key: 'title', label: 'Title', kind: 'text' },
  { key: 'town', label: 'Town', kind: 'text' },
]

const OPTIONS = {
  defaults: {
    page: 1,
    pageSize: 10,
    search: '',
    sort: { column: 'name', order: 'asc' },
    filters: NO_FILTERS,
  },
  fields: FIELDS,
  isEitherOr: false,
} as const

/** Longer than a test, so that only Enter searches. */
const PAUSE_MS = 600_000

const drawn = jest.fn()

function List() {
  const { list, wanted, searchFor, filterBy, sortBy, showAll, showAs } = useListState(OPTIONS)
  drawn(list.sort.column)
  return (
    <>
      <ListSearch
        label="Search"
        placeholder=""
        search={wanted.search}
        onSearch={searchFor}
        pauseMs={PAUSE_MS}
      />
      <Button onPress={showAll}>Show all</Button>
      <Button onPress={() => showAs('cards')}>Cards</Button>
      <Button onPress={() => sortBy({ column: 'town', order: 'asc' })}>Sort</Button>
      {FIELDS.map(({ key, label }) => (
        <Button key={key} onPress={() => filterBy(withFilter(wanted.filters, key, []))}>
          {`Any ${label}`}
        </Button>
      ))}
    </>
  )
}

/** A list at an address; changes of the address take effect only when `answer` is called. */
async function listAt(address: string) {
  const { passed, open: answer } = gate()
  const held = { until: Promise.resolve() }
  const router = createMemoryRouter(
    [{ path: '/', loader: () => held.until.then(() => null), Component: List }],
    { initialEntries: ['/', address], initialIndex: 1 },
  )
  const view = renderBlock(<RouterProvider router={router} />)
  await screen.findByRole('searchbox')
  held.until = passed
  const inForce = (search: string) =>
    waitFor(() =>
      expect(router.state).toMatchObject({ location: { search }, navigation: { state: 'idle' } }),
    )
  return { ...view, router, answer, inForce }
}

const press = (name: string) => screen.getByRole('button', { name })

test('what is typed before all is shown stays, and is searched in all', async () => {
  const { user, answer, inForce } = await listAt('/?q=ann&filter.town=Oslo')
  const box = screen.getByRole('searchbox')

  await user.click(press('Show all'))
  expect(box).toHaveValue('')
  await user.type(box, 'bob')
  answer()
  await inForce('')
  expect(box).toHaveValue('bob')
  await user.keyboard('{Enter}')

  await inForce('?q=bob')
})

test('what is asked for before the address is in force goes on from what was asked for', async () => {
  const { user, answer, inForce } = await listAt('/?filter.title=Lead&filter.town=Oslo')

  await user.click(press('Any Title'))
  await user.click(press('Any Town'))
  await user.type(screen.getByRole('searchbox'), 'bob{Enter}')
  answer()

  await inForce('?q=bob')
})

test('an address from elsewhere takes the place of what was asked for', async () => {
  const { user, router, answer, inForce } = await listAt('/?q=ann&filter.town=Oslo')

  await user.click(press('Any Town'))
  act(() => void router.navigate('/?q=bob&filter.title=Lead'))
  answer()
  await inForce('?q=bob&filter.title=Lead')
  expect(screen.getByRole('searchbox')).toHaveValue('bob')
  await user.click(press('Any Town'))
  await user.click(press('Any Title'))

  await inForce('?q=bob')
})

test('an order draws the list once, when it is in force', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }])
  const { user } = renderBlock(<RouterProvider router={router} />)
  await screen.findByRole('searchbox')
  drawn.mockClear()

  await user.click(press('Sort'))

  await waitFor(() => expect(drawn.mock.calls).toEqual([['town']]))
})

test('an order that is asked for goes with the filters that are asked for after it', async () => {
  const { user, answer, inForce } = await listAt('/?filter.town=Oslo')

  await user.click(press('Sort'))
  await user.click(press('Any Town'))
  answer()

  await inForce('?sort=town')
})

test('a look that is chosen goes with the order that is asked for before it', async () => {
  const { user, answer, inForce } = await listAt('/')

  await user.click(press('Sort'))
  await user.click(press('Cards'))
  answer()

  await inForce('?sort=town&look=cards')
})
