import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  containers,
  department,
  departments,
  fakeEntities,
  fault,
  HEAD,
  LIST,
} from '../../testing/fakeEntities'
import { toKind } from './routes'

type Directory = ReturnType<typeof fakeEntities>

const LIST_OF_DEPARTMENTS = toKind('department')

function directory(...given: Parameters<typeof fakeEntities>): Directory {
  const made = fakeEntities(...given)
  server.use(...made.handlers)
  return made
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

const computing = department('IT', {
  Description: [{ $: 'Computers' }],
  CostCentre: [{ $: '4100', value: 'Cost centre 4100' }],
  Positions: [{ $: '12' }],
  Recruits: [{ $: 'true' }],
  Founded: [{ $: '1565784000000' }],
  Sites: [{ $: 'cn=London,ou=locations,o=data', value: 'London' }],
})

test('the list has the columns of the definition, the first few of them at first', async () => {
  directory([computing])
  const { container } = renderAt(LIST_OF_DEPARTMENTS)

  const cells = within(await row('IT'))
  expect(cells.getByRole('link', { name: 'IT' })).toHaveAttribute(
    'href',
    '#/entities/department/cn%3DIT%2Cou%3Ddepartments%2Co%3Ddata',
  )
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Description',
    'Head',
    'Cost centre',
    'Positions',
    'Actions',
  ])
  expect(cells.getByText('Cost centre 4100')).toBeVisible()
  expect(cells.getByRole('link', { name: HEAD.value })).toBeVisible()
  expect(document.title).toContain('Departments')
  expect(await axe(container)).toHaveNoViolations()
})

test('other columns can be chosen; then the rows bring them along, and references lead on', async () => {
  const { asked, kept } = directory([computing])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  await row('IT')
  expect(asked.at(-1)?.filterAttr).toBe('Name,Description,Head,CostCentre,Positions')

  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  await user.click(await screen.findByRole('checkbox', { name: /Sites/ }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  const cells = within(await row('IT'))
  expect(await cells.findByRole('link', { name: 'London' })).toHaveAttribute(
    'href',
    '#/entities/location/cn%3DLondon%2Cou%3Dlocations%2Co%3Ddata',
  )
  expect(kept.get('idm.entityList.department.columns')).toContain('Sites')
  expect(asked.at(-1)?.filterAttr).toContain('Sites')
})

test('it is asked for by name, ten at a time, and looks for words in the look-up attributes', async () => {
  const { asked } = directory([computing, department('HR')])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  await row('IT')
  const searched = 'Name,Description,CostCentre,Recruits,Email,TelephoneNumber'
  expect(asked).toEqual([
    {
      nextIndex: '1',
      size: '10',
      q: '*',
      sortBy: 'Name',
      sortOrder: 'asc',
      entityKey: 'department',
      clientId: '1',
      searchKeys: searched,
      filterAttr: 'Name,Description,Head,CostCentre,Positions',
    },
  ])

  await user.type(screen.getByRole('searchbox', { name: 'Search: Departments' }), 'HR{Enter}')

  await waitFor(() => expect(screen.queryByRole('row', { name: /IT/ })).not.toBeInTheDocument())
  expect(asked.at(-1)).toMatchObject({ q: 'HR', searchKeys: searched })
})

test('a kind that cannot be sorted by its name is asked for in an order that there is', async () => {
  const unsorted = departments.attributes?.map((each) => ({
    ...each,
    isSortable: each.key === 'Email',
  }))
  const { asked } = directory([computing], [{ ...departments, attributes: unsorted ?? [] }])
  renderAt(LIST_OF_DEPARTMENTS)

  await row('IT')
  expect(asked[0]?.sortBy).toBe('Email')
})

test('a kind that cannot be sorted at all comes in the order of the server', async () => {
  const { asked } = directory([computing], [{ ...containers, attributes: [{ key: 'Name' }] }])
  renderAt(toKind('organizationalUnit'))

  await row('IT')
  expect(asked[0]).not.toHaveProperty('sortBy')
  expect(asked[0]).not.toHaveProperty('searchKeys')
})

test('a list can be filtered by its look-up attributes, of which all must match', async () => {
  const { asked } = directory([computing])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  await row('IT')

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'Com, puters')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cost centre' }), '4100')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Recruits' }), 'Yes')
  expect(screen.queryByRole('textbox', { name: 'Head' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      q: '*',
      advSearch: 'Description:Com  puters,CostCentre:4100,Recruits:true',
    }),
  )
})

test('all that match become a file, moments as other programs read them', async () => {
  let written: Blob | undefined
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      written = made
      return 'blob:file'
    },
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { kept, asked } = directory([computing])
  kept.set('idm.entityList.department.columns', ['Name', 'Founded', 'CostCentre'])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  await row('IT')

  await user.click(screen.getByRole('button', { name: 'Export CSV' }))

  expect(await screen.findByText('1 row exported.')).toBeVisible()
  expect((await written?.text())?.trim().split('\r\n')[1]).toBe(
    '"IT","2019-08-14T12:00:00.000Z","Cost centre 4100"',
  )
  expect(asked.at(-1)).toMatchObject({ size: '300', searchKeys: expect.any(String) as string })
  jest.restoreAllMocks()
})

test('a view of the list can be saved, and is opened by its address', async () => {
  const { kept } = directory([computing])
  const { user } = renderAt(`${LIST_OF_DEPARTMENTS}?q=IT`)
  await row('IT')

  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of this view' }), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(kept.get('idm.entityList.department.views')).toEqual([
      JSON.stringify({ name: 'Mine', search: 'q=IT', isDefault: false }),
    ]),
  )
})

test('who may neither create nor delete sees no button for it', async () => {
  directory([computing], [containers])
  renderAt(toKind('organizationalUnit'))

  await row('IT')
  expect(screen.queryByRole('link', { name: 'Create' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for IT' })).not.toBeInTheDocument()
})

test('who may create has the way to the form', async () => {
  directory([computing])
  renderAt(LIST_OF_DEPARTMENTS)

  expect(await screen.findByRole('link', { name: 'Create' })).toHaveAttribute(
    'href',
    '#/entities/department/create',
  )
})

test('an empty list, a search without a match and too many entities have texts of their own', async () => {
  directory([])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  expect(await screen.findByText('No Departments found')).toBeVisible()

  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(await screen.findByText(/Nothing matches “zzz”/)).toBeVisible()

  server.use(
    http.get(LIST, () => HttpResponse.json({ entityList: [], totalCount: 9000, hasMore: true })),
  )
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
  await user.type(screen.getByRole('searchbox'), 'a{Enter}')
  expect(
    await screen.findByText('Too many Departments to display, Please refine your search.'),
  ).toBeVisible()
})

test('nothing is said of a search before it is answered', async () => {
  directory([])
  const { user } = renderAt(LIST_OF_DEPARTMENTS)
  expect(await screen.findByText('No Departments found')).toBeVisible()
  const { passed, open } = gate()
  const asked = jest.fn()
  server.use(
    http.get(LIST, async () => {
      asked()
      await passed
      return HttpResponse.json({ entityList: [], totalCount: 0 })
    }),
  )

  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.queryByText(/Nothing matches/)).not.toBeInTheDocument()

  open()
  expect(await screen.findByText(/Nothing matches “zzz”/)).toBeVisible()
})

test('a list that cannot be read says so, in the words of the server', async () => {
  directory([])
  server.use(http.get(LIST, () => fault('Failure', 'The entity is not viewable.')))
  renderAt(LIST_OF_DEPARTMENTS)

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch entity list.')
  expect(alert).toHaveTextContent('The entity is not viewable.')
})
