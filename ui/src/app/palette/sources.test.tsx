import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { atUpstream } from '../../testing/addresses'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

function pageOf(path: string): AppRoute {
  return {
    path,
    lazy: () => Promise.resolve({ Component: () => <h1>{path}</h1> }),
    texts: [],
    handle: { right: path, helpAnchor: path, titleKey: 'tasks' },
  }
}

const ledger = { id: 'cn=GL,o=data', name: 'General Ledger', description: 'Posts entries' }

/** For each source: the call, the result, the page that must be open, and the path of the result. */
const cases = [
  {
    section: 'People',
    page: 'users/:dn',
    url: 'access/users/list',
    found: { usersList: [{ dn: ledger.id, fullName: ledger.name }], totalSize: 1 },
    address: '#/users/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Requests',
    page: 'history/:id',
    url: 'access/requests/historylist',
    found: { requests: [{ id: '77', name: ledger.name }], total: 1 },
    address: '#/history/77',
  },
  {
    section: 'Roles',
    page: 'role/:id',
    url: 'catalog/roles/listV2',
    found: { roles: [ledger], total: 1 },
    address: '#/role/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Resources',
    page: 'resource/:id',
    url: 'catalog/resources/listV2',
    found: { resources: [ledger], total: 1 },
    address: '#/resource/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Separation of duties',
    page: 'sod/:id',
    url: 'catalog/sods',
    found: { sods: [ledger], total: 1 },
    address: '#/sod/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Request access',
    page: 'requests',
    url: 'access/permissions',
    found: { permissions: [{ ...ledger, entityType: 'role' }] },
    address: '#/requests?item=cn%3DGL%2Co%3Ddata&kind=role',
  },
  {
    section: 'My permissions',
    page: 'permissions',
    url: 'access/assignments/advanced',
    found: { assignments: [ledger], total: 1 },
    address: '#/permissions?q=General+Ledger',
  },
  {
    section: 'My tasks',
    page: 'tasks/:id',
    url: 'access/tasks/list',
    found: { tasks: [{ taskId: '7', processName: ledger.name, confirmationNumber: '42' }] },
    address: '#/tasks/7',
  },
  {
    section: 'Groups',
    page: 'groups/:dn',
    url: 'access/groups',
    found: { groups: [{ dn: ledger.id, name: ledger.name }] },
    address: '#/groups/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Teams',
    page: 'teams/:dn',
    url: 'access/teams/managelist',
    found: { teams: [{ dn: ledger.id, name: ledger.name }] },
    address: '#/teams/cn%3DGL%2Co%3Ddata',
  },
  {
    section: 'Entities',
    page: 'entities/:key/:dn',
    url: 'access/entities/list',
    found: { entityList: [{ dn: ledger.id, entityDisplayValue: ledger.name }] },
    address: '#/entities/device/cn%3DGL%2Co%3Ddata',
  },
]

const searchable = [{ key: 'Name', dataType: 'String', isSearchable: true }]

afterEach(() => {
  sessionStorage.clear()
})

/** A server that answers every search; `asked` records the searched entity types. */
function directory() {
  const asked: (string | null)[] = []
  server.use(
    ...cases.map(({ url, found }) =>
      http.get(atUpstream(url), ({ request }) => {
        const kind = new URL(request.url).searchParams.get('entityKey')
        if (kind) asked.push(kind)
        return HttpResponse.json(found)
      }),
    ),
    http.get(atUpstream('access/entities/definitions'), () =>
      HttpResponse.json({
        entityDefinitions: [
          { key: 'user', display: 'Users', attributes: searchable },
          { key: 'device', display: 'Devices', attributes: searchable },
          { key: 'plain', display: 'Without search', attributes: [] },
        ],
      }),
    ),
  )
  return asked
}

async function searchIn(routes: readonly AppRoute[]) {
  const view = renderAt('/tasks', { routes: [...routes, ...pages] })
  await screen.findByRole('heading', { name: 'All tasks' })
  await view.user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Search or go to' })
  await view.user.keyboard('ledger')
  return view
}

test.each(cases)(
  '$section: what is found leads to its page',
  async ({ section, page, address }) => {
    directory()
    const { user } = await searchIn([pageOf(page)])

    const group = await screen.findByRole('group', { name: section })
    await user.click(within(group).getByRole('option', { name: /General Ledger/ }))

    expect(await screen.findByRole('heading', { name: page })).toBeVisible()
    expect(window.location.hash).toBe(address)
  },
)

test.each(cases)('$section: a failure is told beside what others found', async (failing) => {
  directory()
  server.use(http.get(atUpstream(failing.url), () => new HttpResponse(null, { status: 500 })))

  await searchIn(cases.map(({ page }) => pageOf(page)))

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(`Could not load: ${failing.section}.`)
  const others = cases.filter(({ section }) => section !== failing.section)
  for (const { section } of others) {
    expect(await screen.findByRole('group', { name: section })).toBeVisible()
  }
})

test('a catalog item says that it is requested', async () => {
  directory()
  await searchIn([pageOf('requests')])

  const group = await screen.findByRole('group', { name: 'Request access' })
  const item = within(group).getByRole('option', { name: /General Ledger/ })
  expect(item).toHaveTextContent('Request')
})

test('only kinds of entities that can be searched, and have no source of their own, are looked through', async () => {
  const asked = directory()
  await searchIn([pageOf('entities/:key/:dn')])

  await screen.findByRole('group', { name: 'Entities' })
  expect(new Set(asked)).toEqual(new Set(['device']))
})

test('entities of one kind are found although another kind fails, which is told', async () => {
  directory()
  const [device, printer] = ['device', 'printer'].map((key) => ({
    key,
    display: key,
    attributes: searchable,
  }))
  server.use(
    http.get(atUpstream('access/entities/definitions'), () =>
      HttpResponse.json({ entityDefinitions: [device, printer] }),
    ),
    http.get(atUpstream('access/entities/list'), ({ request }) =>
      new URL(request.url).searchParams.get('entityKey') === 'device'
        ? HttpResponse.json({ entityList: [{ dn: ledger.id, entityDisplayValue: ledger.name }] })
        : new HttpResponse(null, { status: 500 }),
    ),
  )

  await searchIn([pageOf('entities/:key/:dn')])

  expect(await screen.findByRole('group', { name: 'Entities' })).toHaveTextContent('General Ledger')
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load: Entities.')
})
