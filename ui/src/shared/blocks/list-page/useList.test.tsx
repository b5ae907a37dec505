import { screen, waitFor, within } from '@testing-library/react'
import { fakePreferences } from '../../../testing/fakePreferences'
import { fakeRecords, recordList } from '../../../testing/recordList'
import { renderOnPage } from '../../../testing/renderOnPage'
import { samplePeople, sampleColumns, type SamplePerson } from '../../../testing/sampleList'
import { server } from '../../../testing/server'
import { defineWholeList } from './defineList'
import { ListPage } from './ListPage'
import { ListSection } from './ListSection'
import { useList } from './useList'
import { useWholeList } from './useWholeList'

const texts = ['groups', 'dataTable'] as const

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

function Records() {
  const create = { href: '/groups/create', text: 'Create group' }
  return <ListPage list={useList(recordList)} create={create} />
}

test('a declared list has its texts, asks for its first order and counts its rows', async () => {
  const { handler, asked } = fakeRecords('Cooks', 'Movers')
  server.use(handler)
  renderOnPage(Records, { texts })

  expect(await screen.findByRole('row', { name: /Cooks/ })).toBeVisible()
  expect(screen.getByText('2 entries')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search groups' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create group' })).toBeVisible()
  for (const name of ['Customize columns', 'Views', 'Export CSV']) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
  expect(asked).toEqual([{ page: '1', sort: 'name asc' }])
})

test('an empty list says what it is for, and how to create the first record', async () => {
  server.use(fakeRecords().handler)
  renderOnPage(Records, { texts })

  const list = within(await screen.findByRole('region', { name: 'Groups' }))
  expect(await list.findByText('A group bundles people.')).toBeVisible()
  expect(list.getByRole('link', { name: 'Create group' })).toHaveAttribute(
    'href',
    '#/groups/create',
  )
})

const peopleList = defineWholeList({
  namespace: 'groups',
  keyPrefix: 'members',
  texts: (_t, team: string) => ({ fileName: team }),
  preference: 'idm.samplePeople',
  keepsOnly: 'pageSize',
  rowId: ({ id }: SamplePerson) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  filters: () => [{ key: 'department', label: 'Department', kind: 'text' }],
  isMatch: (person, { department }) => department?.includes(person.department) ?? true,
  columns: () => sampleColumns,
})

const people = samplePeople(9)

function People() {
  const query = { data: people, isFetching: false, refetch: () => undefined }
  return <ListSection list={useWholeList(peopleList, query, 'Night shift')} />
}

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.textContent.replace(/^\w{1,2} (?=\w)/, ''))

test('rows that come whole are searched, sorted and filtered here, without pages', async () => {
  const { user } = renderOnPage(People, { texts })
  expect(await screen.findAllByRole('rowheader')).toHaveLength(9)
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument()
  const ascending = names()

  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names()).toEqual([...ascending].reverse()))
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'ELIF')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
})

test('rows that come whole keep what passes the filters of the address', async () => {
  renderOnPage(People, { texts, search: '?filter.department=Legal' })

  expect(await screen.findAllByText('Legal')).toHaveLength(
    people.filter(({ department }) => department === 'Legal').length,
  )
  expect(screen.queryByText('Procurement')).not.toBeInTheDocument()
})
