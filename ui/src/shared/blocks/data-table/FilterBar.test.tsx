import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { axe } from '../../../testing/axe'
import { renderOnPage } from '../../../testing/renderOnPage'
import {
  sampleColumns,
  samplePeople,
  type SamplePerson,
  sampleTexts,
} from '../../../testing/sampleList'
import { server } from '../../../testing/server'
import { type FilterField, withCounts } from '../listing/filters'
import { useListing } from '../listing/useListing'
import { ListSheet } from './ListSheet'

const PEOPLE = samplePeople(3)

const FIELDS: FilterField[] = [
  { key: 'title', label: 'Title', kind: 'text' },
  {
    key: 'type',
    label: 'Type',
    kind: 'choices',
    options: [
      { id: 'role', text: 'Role' },
      { id: 'prd', text: 'Form' },
    ],
  },
  { key: 'level', label: 'Level', kind: 'choice', options: [{ id: '10', text: 'Permission' }] },
  { key: 'date', label: 'Requested', kind: 'dates' },
  {
    key: 'started',
    label: 'Started',
    kind: 'day',
    options: [
      { id: 'LT', text: 'before' },
      { id: 'GE', text: 'on or after' },
    ],
  },
  { key: 'days', label: 'Days left', kind: 'number', min: 1, max: 30 },
]

interface FilterPage {
  address?: string
  isEitherOr?: boolean
  people?: SamplePerson[]
  fields?: readonly FilterField[]
}

/** A list that keeps its state in the address; `shown` records the states. */
async function filterPage(page: FilterPage = {}) {
  const { address = '', isEitherOr = false, people = PEOPLE, fields = FIELDS } = page
  server.use(
    http.get(atUpstream('access/preference'), () =>
      HttpResponse.json({ isPreferenceAvailable: false }),
    ),
  )
  const options = {
    pageSizePreference: 'idm.userList.pageSize',
    sort: { column: 'name', order: 'asc' },
    filterFields: fields,
    isEitherOr,
  } as const
  function List() {
    const listing = useListing(options)
    return (
      <ListSheet
        texts={sampleTexts}
        listing={listing}
        query={{
          data: { rows: people, total: people.length },
          isFetching: false,
          refetch: () => undefined,
        }}
        columns={sampleColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />
    )
  }
  const view = renderOnPage(List, { texts: ['dataTable'] })
  await screen.findByRole('region', { name: 'Users' })
  act(() => window.location.assign(`#/users${address}`))
  return view
}

const filters = () => screen.findByRole('button', { name: /^Filters/ })
const panel = async () => {
  await screen.findByRole('button', { name: 'Apply' })
  return screen.getByRole('dialog', { name: 'Filters' })
}
const chip = (name: string) => screen.findByRole('row', { name })
const inForce = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash))

test('filters take effect together, stand in the address and as chips, and start at page 1', async () => {
  const { user } = await filterPage({ address: '?page=2' })

  await user.click(await filters())
  const form = within(await panel())
  await user.type(form.getByRole('textbox', { name: 'Title' }), ' Lead ')
  await user.click(form.getByRole('checkbox', { name: 'Role' }))
  await user.click(form.getByRole('checkbox', { name: 'Form' }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Level' }), 'Permission')
  await user.type(form.getByRole('textbox', { name: 'Days left' }), '7')
  await user.click(form.getByRole('button', { name: 'Apply' }))

  await inForce(
    '#/users?filter.title=Lead&filter.type=role&filter.type=prd&filter.level=10&filter.days=7',
  )
  expect(await chip('Type is Role or Form')).toBeVisible()
  expect(await chip('Level is Permission')).toBeVisible()
  expect(await chip('Days left is 7')).toBeVisible()
  expect(await filters()).toHaveTextContent('Filters4')
})

test.each([
  ['filter.date=2027-03-01..', 'Requested from Mar 1, 2027'],
  ['filter.date=..2027-03-31', 'Requested until Mar 31, 2027'],
  ['filter.date=2027-03-01..2027-03-31', 'Requested from Mar 1, 2027 until Mar 31, 2027'],
])('a link with %s filters by day', async (address, text) => {
  await filterPage({ address: `?${address}` })

  expect(await chip(text)).toBeVisible()
})

test('a day is compared as chosen, and without a day nothing is filtered', async () => {
  const { user } = await filterPage({ address: '?filter.started=LT&filter.started=2027-03-01' })
  expect(await chip('Started before Mar 1, 2027')).toBeVisible()
  await user.click(await filters())
  const form = within(await panel())
  const how = form.getByRole('combobox', { name: 'Comparison' })
  await user.selectOptions(how, 'on or after')
  await user.click(form.getByRole('button', { name: 'Apply' }))

  await inForce('#/users?filter.started=GE&filter.started=2027-03-01')
  expect(await chip('Started on or after Mar 1, 2027')).toBeVisible()
  act(() => window.location.assign('#/users?filter.started=LT'))
  await waitFor(async () => expect(await filters()).toHaveTextContent(/^Filters$/))
})

test('choices whose rows are counted say how many, and each figure filters by one more of them', async () => {
  const { user } = await filterPage({ fields: withCounts(FIELDS, 'type', { role: 1204, prd: 0 }) })
  const figures = within(await screen.findByRole('group', { name: 'Type' }))
  expect(figures.getAllByRole('button').map((each) => each.textContent)).toEqual(['Role1,204'])

  await user.click(figures.getByRole('button', { name: /Role/ }))
  await inForce('#/users?filter.type=role')
  await user.click(await filters())

  const form = within(await panel())
  expect(form.getByRole('checkbox', { name: 'Role (1,204)' })).toBeChecked()
  await user.click(form.getByRole('checkbox', { name: 'Form (0)' }))
  await user.click(form.getByRole('button', { name: 'Apply' }))
  await inForce('#/users?filter.type=role&filter.type=prd')
  await user.click(figures.getByRole('button', { name: /Role/ }))
  await inForce('#/users?filter.type=prd')
  expect(figures.getByRole('button', { name: /Form/ })).toHaveAttribute('aria-pressed', 'true')
})

test('what is out of range is said at its field, and nothing is applied', async () => {
  const { user } = await filterPage()
  await user.click(await filters())
  const days = within(await panel()).getByRole('textbox', { name: 'Days left' })

  await user.type(days, '99{Tab}')
  await user.click(within(await panel()).getByRole('button', { name: 'Apply' }))

  expect(days).toHaveAccessibleDescription(/^\s*Enter a number from 1 to 30\.$/)
  expect(window.location.hash).toBe('#/users')
})

test('a last day before the first is refused', async () => {
  const { user } = await filterPage({ address: '?filter.date=2027-03-10..2027-03-12' })
  await chip('Requested from Mar 10, 2027 until Mar 12, 2027')
  await user.click(await filters())
  const until = within(await panel()).getByRole('group', { name: 'Until' })
  const day = within(until).getByRole('spinbutton', { name: /day/ })

  await user.type(day, '{ArrowDown}{ArrowDown}{ArrowDown}')
  await user.click(within(await panel()).getByRole('button', { name: 'Apply' }))

  expect(await screen.findByText('The end date is before the start date.')).toBeVisible()
  expect(window.location.hash).toContain('filter.date=2027-03-10..2027-03-12')
})

test('a chip goes by Delete; with the last one the focus is on the filters', async () => {
  const { user } = await filterPage({ address: '?filter.level=10&filter.days=7' })
  const level = await chip('Level is Permission')
  act(() => level.focus())

  await user.keyboard('{Delete}')
  await inForce('#/users?filter.days=7')
  await user.click(screen.getByRole('button', { name: /Remove filter Days left/ }))

  await inForce('#/users')
  expect(await filters()).toHaveFocus()
})

test('all filters can be dropped at once', async () => {
  const { user } = await filterPage({ address: '?q=ann&filter.level=10&filter.days=7' })
  await chip('Level is Permission')

  await user.click(screen.getByRole('button', { name: 'Clear filters' }))

  await inForce('#/users?q=ann')
})

test('a list that nothing matches because of its filters can show all', async () => {
  const { user } = await filterPage({ address: '?filter.level=10', people: [] })
  expect(await screen.findByText('Nothing matches the filters.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show all' }))

  await inForce('#/users')
})

const NO_FILTER = 'Not applied while you search: Level is Permission'

/** A list where somebody filters, then searches. */
async function searchedPage() {
  const { user } = await filterPage({ address: '?filter.level=10', isEitherOr: true })
  await chip('Level is Permission')
  await user.type(screen.getByRole('searchbox'), 'ann{Enter}')
  expect(await screen.findByText(NO_FILTER)).toBeVisible()
  await inForce('#/users?q=ann')
  return user
}

test('where the server takes a search or filters, one sets the other aside, and that is said', async () => {
  const user = await searchedPage()

  await user.click(screen.getByRole('button', { name: 'Filter instead' }))
  expect(
    await screen.findByText(/^Not applied while filters are active: search for “.?ann/),
  ).toBeVisible()
  await inForce('#/users?filter.level=10')
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))

  await user.click(screen.getByRole('button', { name: 'Search instead' }))
  expect(await screen.findByText(NO_FILTER)).toBeVisible()
  await inForce('#/users?q=ann')
})

test('filters that were set aside come back when the search is emptied', async () => {
  const user = await searchedPage()

  await user.clear(screen.getByRole('searchbox'))

  await chip('Level is Permission')
  await inForce('#/users?filter.level=10')
  expect(screen.queryByText(/^Not applied/)).not.toBeInTheDocument()
})

test('a search that was set aside comes back when the filters are dropped', async () => {
  const user = await searchedPage()
  await user.click(screen.getByRole('button', { name: 'Filter instead' }))

  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ann'))
  await inForce('#/users?q=ann')
})

test('the panel of filters is accessible', async () => {
  const { user } = await filterPage({ address: '?filter.type=role' })
  await chip('Type is Role')
  await user.click(await filters())

  expect(await axe(await panel())).toHaveNoViolations()
})
