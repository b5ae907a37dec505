import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  containers,
  department,
  dnOf,
  fakeEntities,
  fault,
  HEAD,
  LIST,
  SCHEMA,
} from '../../testing/fakeEntities'
import { toEntity } from './routes'

const RIGHTS = atUpstream('access/info/user/navigationrights')
const PAGE = toEntity('department', dnOf('IT'))

const computing = department('IT', {
  Description: [{ $: 'Computers' }],
  CostCentre: [{ $: '4100', value: 'Cost centre 4100' }],
  Positions: [{ $: '12' }],
  Recruits: [{ $: 'true' }],
  Sites: [{ $: 'cn=London,ou=locations,o=data', value: 'London' }],
  Email: [{ $: 'it@aldermoor.example' }],
})

function directory(...given: Parameters<typeof fakeEntities>) {
  const made = fakeEntities(...given)
  server.use(...made.handlers)
  return made
}

const section = (name: string) => screen.findByRole('region', { name })

test('a thing has its name, its DN and what the directory knows, by group', async () => {
  const { asked } = directory([computing])
  const { container } = renderAt(PAGE)

  expect(await screen.findByRole('heading', { level: 1, name: 'IT' })).toBeVisible()
  expect(screen.getByText(dnOf('IT'))).toBeVisible()
  const primary = within(await section('Primary attributes'))
  expect(primary.getByText('Computers')).toBeVisible()
  expect(primary.getByRole('link', { name: HEAD.value })).toBeVisible()
  const secondary = within(await section('Secondary attributes'))
  expect(secondary.getByText('Cost centre 4100')).toBeVisible()
  expect(secondary.getByText('Yes')).toBeVisible()
  const other = within(await section('Other attributes'))
  expect(other.getByRole('link', { name: 'London' })).toHaveAttribute(
    'href',
    '#/entities/location/cn%3DLondon%2Cou%3Dlocations%2Co%3Ddata',
  )
  expect(other.getByRole('link', { name: 'it@aldermoor.example' })).toBeVisible()
  expect(screen.queryByText('Founded')).not.toBeInTheDocument()
  expect(asked).toContainEqual(
    expect.objectContaining({ entityKey: 'department', entityDN: dnOf('IT'), size: '1' }),
  )
  expect(document.title).toContain('IT')
  expect(await axe(container)).toHaveNoViolations()
})

test('where nobody says which groups there are, all stands under one title', async () => {
  directory([computing])
  server.use(http.get(SCHEMA, () => HttpResponse.json({ attributesList: [] })))
  renderAt(PAGE)

  expect(within(await section('Attributes')).getByText('Computers')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Other attributes' })).not.toBeInTheDocument()
})

test('a relationship that begins at the kind leads into the org chart, along it', async () => {
  directory([computing])
  renderAt(PAGE)

  expect(await screen.findByRole('link', { name: 'Org chart: Units' })).toHaveAttribute(
    'href',
    '#/orgchart/cn%3DIT%2Cou%3Ddepartments%2Co%3Ddata?kind=department&relation=department2departments',
  )
  expect(screen.queryByRole('link', { name: 'Org chart: Reports' })).not.toBeInTheDocument()
})

test('who may not open the org chart has no way into it', async () => {
  directory([computing])
  server.use(
    http.post<never, { navPageRights: { key: string }[] }>(RIGHTS, async ({ request }) => {
      const { navPageRights } = await request.json()
      const rights = navPageRights.map(({ key }) => ({ key, value: String(key !== 'orgchart') }))
      return HttpResponse.json({ navPageRights: rights })
    }),
  )
  renderAt(PAGE)

  await screen.findByRole('link', { name: 'Edit' })
  expect(screen.queryByRole('link', { name: /^Org chart/ })).not.toBeInTheDocument()
})

test('what may neither be changed nor deleted has no buttons for it', async () => {
  directory([computing], [{ ...containers, key: 'department' }])
  renderAt(PAGE)

  await screen.findByRole('heading', { level: 1, name: 'IT' })
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('a thing that is not there is not found, and there is a way to the list', async () => {
  directory([])
  renderAt(PAGE)

  expect(await screen.findByText('Entry not found')).toBeVisible()
  expect(screen.getByText(dnOf('IT'))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the list' })).toHaveAttribute(
    'href',
    '#/entities/department',
  )
})

test('a thing that cannot be read says why', async () => {
  directory([])
  server.use(http.get(LIST, () => fault('InvalidInput', 'The DN is malformed.')))
  renderAt(PAGE)

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the entity.')
  expect(alert).toHaveTextContent('The DN is malformed.')
})
