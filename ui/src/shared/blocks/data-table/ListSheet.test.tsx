import { act, screen, waitFor, within } from '@testing-library/react'
import { GitCompare, Key, Lock, Pencil, Trash2 } from 'lucide'
import { axe } from '../../../testing/axe'
import { inArabic, renderOnPage } from '../../../testing/renderOnPage'
import {
  AS_GIVEN,
  sampleColumns,
  samplePeople,
  type SamplePerson,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import type { Bootstrap } from '../../platform/session/sessionApi'
import type { BulkAction } from './action'
import type { ListQueryState } from './list'
import { ListSheet } from './ListSheet'

const PEOPLE = samplePeople(25)

interface ShownList {
  people?: SamplePerson[]
  state?: Partial<ListQueryState<SamplePerson>>
  start?: Partial<Bootstrap>
  isWhole?: boolean
  page?: number
  /** The reply of a server that sends no total. */
  pages?: (page: number) => Page<SamplePerson>
  readPage?: (list: ListState) => Promise<Page<SamplePerson>>
}

/** A list of people with three bulk actions and a row menu; `done` records the actions and their people. */
async function showList(shown: ShownList = {}) {
  const { people = PEOPLE, state = {}, start, isWhole = false, page = 1, pages, readPage } = shown
  const done: unknown[] = []
  const bulkAction = (label: string, takes: BulkAction<SamplePerson>['takes'], icon = Key) => ({
    id: label,
    label,
    takes,
    icon,
    onAction: ({ isAll, rows, clear }: Parameters<BulkAction<SamplePerson>['onAction']>[0]) => {
      done.push([label, isAll ? 'all' : rows.map(({ id }) => id)])
      clear()
    },
  })
  const bulkActions = [
    bulkAction('Assign', 'all'),
    bulkAction('Disable', 'rows', Lock),
    bulkAction('Compare', 'one', GitCompare),
  ]
  const rowActions = ({ id }: SamplePerson) => [
    { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => done.push(['Edit', id]) },
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2,
      isDestructive: true,
      onAction: () => done.push(['Delete', id]),
    },
  ]
  function List() {
    const { listing, query } = useSampleList(people, {
      page,
      sort: { column: AS_GIVEN, order: 'asc' },
    })
    return (
      <ListSheet
        texts={sampleTexts}
        listing={listing}
        query={{ ...query, ...state, ...(pages && { data: pages(listing.list.page) }) }}
        isWhole={isWhole}
        columns={sampleColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        bulkActions={bulkActions}
        readPage={readPage}
        rowActions={rowActions}
      />
    )
  }
  const view = renderOnPage(List, { texts: ['dataTable'], ...(start && { bootstrap: start }) })
  await screen.findByRole('region', { name: 'Users' })
  return { ...view, done }
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
const isChecked = async (name: string) => ((await box(name)) as HTMLInputElement).checked
const bar = () => screen.findByRole('toolbar', { name: 'Actions for the selection: Users' })
const pageBox = () => screen.findByRole('checkbox', { name: 'Select all rows on this page' })
const hasFocus = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
const button = (name: string) => screen.getByRole('button', { name })

test('the first selected row brings the bulk bar, which counts', async () => {
  const { user } = await showList()
  expect(await screen.findByText('25 entries')).toBeVisible()

  await user.click(await box('Aaliyah Brooks'))
  await user.click(await box('Anton Lindqvist'))

  expect(within(await bar()).getByText('2 selected')).toBeVisible()
  expect(screen.queryByText('25 entries')).not.toBeInTheDocument()
})

test('a bulk action is given the selected rows, also those of other pages', async () => {
  const { user, done } = await showList()
  await user.click(await box('Aaliyah Brooks'))
  await user.click(button('Next page'))
  await user.click(await box('Anton Vogel'))

  await user.click(button('Disable'))

  expect(done).toEqual([['Disable', ['person1', 'person11']]])
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

test('the box in the head means the page, and is mixed while some of it is selected', async () => {
  const { user } = await showList()
  await user.click(await box('Aaliyah Brooks'))
  expect(await pageBox()).toBePartiallyChecked()

  await user.click(await pageBox())
  expect(within(await bar()).getByText('10 selected')).toBeVisible()
  expect(await pageBox()).toBeChecked()

  await user.click(await pageBox())
  expect(await screen.findByText('25 entries')).toBeVisible()
})

test('with Shift a click selects all rows from the one before', async () => {
  const { user } = await showList()
  await user.click(await box('Anton Lindqvist'))

  await user.keyboard('{Shift>}')
  await user.click(await box('Chidi Nwosu'))
  await user.keyboard('{/Shift}')

  expect(within(await bar()).getByText('4 selected')).toBeVisible()
  expect(await isChecked('Beatriz Carvalho')).toBe(true)
  expect(await isChecked('Aaliyah Brooks')).toBe(false)
})

test('all that match are a second step, for actions that can take them', async () => {
  const { user, done } = await showList()
  await user.click(await pageBox())

  await user.click(button('Select all 25'))

  expect(within(await bar()).getByText('All 25 selected')).toBeVisible()
  expect(button('Disable')).toBeDisabled()
  expect(button('Disable')).toHaveAccessibleDescription('Some actions work on at most 300 rows.')
  await user.click(button('Assign'))
  expect(done).toEqual([['Assign', 'all']])
})

const ALL = { rows: PEOPLE, total: PEOPLE.length }

test('all that match are read, so that every action can take them', async () => {
  const readPage = jest.fn(() => Promise.resolve(ALL))
  const { user, done } = await showList({ readPage })
  await user.click(await pageBox())

  await user.click(button('Select all 25'))

  expect(await within(await bar()).findByText('25 selected')).toBeVisible()
  expect(readPage.mock.calls).toMatchObject([[{ page: 1, pageSize: 300, search: '' }]])
  await user.click(button('Disable'))
  expect(done).toEqual([['Disable', PEOPLE.map(({ id }) => id)]])
})

test('more rows than an action takes are left to those that take everything', async () => {
  const readPage = jest.fn(() => Promise.resolve(ALL))
  const { user } = await showList({ people: samplePeople(301), readPage })
  await user.click(await pageBox())

  await user.click(button('Select all 301'))

  expect(await within(await bar()).findByText('All 301 selected')).toBeVisible()
  expect(button('Disable')).toBeDisabled()
  expect(readPage).not.toHaveBeenCalled()
})

test('who takes one row away from all goes on with the page in view', async () => {
  const { user } = await showList()
  await user.click(await pageBox())
  await user.click(button('Select all 25'))

  await user.click(await box('Aaliyah Brooks'))

  expect(within(await bar()).getByText('9 selected')).toBeVisible()
})

test('an action for one row is off while several are selected, and says why', async () => {
  const { user } = await showList()
  await user.click(await box('Aaliyah Brooks'))
  expect(button('Compare')).toBeEnabled()

  await user.click(await box('Anton Lindqvist'))

  expect(button('Compare')).toBeDisabled()
  expect(button('Compare')).toHaveAccessibleDescription('Some actions work on one row only.')
})

test('another search begins with nothing selected', async () => {
  const { user } = await showList()
  await user.click(await box('Aaliyah Brooks'))

  await user.type(screen.getByRole('searchbox'), 'Brooks{Enter}')

  expect(await screen.findByText(/^[1-9] entr/)).toBeVisible()
  expect(await isChecked('Aaliyah Brooks')).toBe(false)
})

test('rows are selected and worked on by the keyboard alone', async () => {
  const { user, done } = await showList()
  const first = await box('Aaliyah Brooks')
  act(() => first.focus())
  await user.keyboard(' ')
  expect(within(await bar()).getByText('1 selected')).toBeVisible()

  await user.tab()
  expect(button('Actions for Aaliyah Brooks')).toHaveFocus()
  await user.keyboard('{Enter}')
  await hasFocus('menuitem', 'Edit')
  await user.keyboard('{ArrowDown}{Enter}')

  expect(done).toEqual([['Delete', 'person1']])
  await hasFocus('button', 'Actions for Aaliyah Brooks')
})

test('an arrow key opens the menu of a row at its end', async () => {
  const { user } = await showList()
  await box('Aaliyah Brooks')
  act(() => button('Actions for Aaliyah Brooks').focus())

  await user.keyboard('{ArrowUp}')

  await hasFocus('menuitem', 'Delete…')
  await user.keyboard('{Escape}')
  await hasFocus('button', 'Actions for Aaliyah Brooks')
})

test('the arrow keys lead through the bulk bar; from the right they are mirrored', async () => {
  const { user } = await showList({ start: inArabic() })
  await user.click(
    await screen.findByRole('checkbox', { name: 'تحديد \u2068Aaliyah Brooks\u2069' }),
  )
  act(() => button('Assign').focus())

  await user.keyboard('{ArrowLeft}')

  expect(button('Disable')).toHaveFocus()
})

test('while rows are on their way there is nothing to select', async () => {
  await showList({ state: { data: undefined, isFetching: true } })

  expect(await pageBox()).toBeDisabled()
})

test('who may not see the list is told so, without a way to try again', async () => {
  const error = { status: 403, code: 'fault', text: 'Only for role managers.' } as const
  await showList({ state: { error } })

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('You are not allowed to see this list')
  expect(alert).toHaveTextContent('Only for role managers.')
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument()
})

test('a list with a selection is accessible', async () => {
  const { user, container } = await showList()
  await user.click(await box('Aaliyah Brooks'))

  expect(await axe(container)).toHaveNoViolations()
})

test('a list that comes whole has no pages', async () => {
  await showList({ isWhole: true })

  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible()
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument()
})

test('beyond the end of a list that nobody counts the way leads back, page by page', async () => {
  const people = samplePeople(1)
  await showList({
    pages: (page) => ({
      rows: page < 3 ? people : [],
      total: undefined,
      hasNext: page < 2,
    }),
    page: 4,
  })

  expect(await screen.findByRole('table', { name: 'Users, page 2' })).toBeVisible()
  expect(screen.getByText('Showing 11 to 11')).toBeVisible()
  expect(screen.getByText('11 entries')).toBeVisible()
})
