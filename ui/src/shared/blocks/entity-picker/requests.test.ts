import { http, HttpResponse } from 'msw'
import cases from '../../../../../tests/contract/picker_requests.json'
import { createStore } from '../../../app/store'
import { atBff, atUpstream } from '../../../testing/addresses'
import { bootstrap } from '../../../testing/bootstrap'
import { clientWith, setting } from '../../../testing/clientSettings'
import { server } from '../../../testing/server'
import { containerTab } from '../../../entities/container/pickerTab'
import { entitlementValuesTab } from '../../../entities/entitlement/pickerTab'
import { roleTab } from '../../../entities/role/pickerTab'
import { readBootstrap } from '../../platform/session/sessionApi'
import { pickerTabIds } from './pickerItem'
import type { PickerTab } from './pickerTab'
import { replyWith, signedInNow, TEAM, testTabs } from '../../../testing/pickerTabs'

function signedInStore() {
  const store = createStore()
  store.dispatch(signedInNow)
  return store
}

/** Records the calls in the form of the table; the server has a list of one team. */
function noted() {
  const asked: unknown[] = []
  server.use(
    http.all(atUpstream('*'), async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      asked.push({
        method: request.method,
        path: decodeURIComponent(pathname),
        params: [...searchParams],
        body: text === '' ? null : (JSON.parse(text) as unknown),
      })
      return HttpResponse.json({
        ...replyWith([], 0),
        teams: [{ dn: TEAM }],
        dn: 'o=data',
        id: 'cn=x',
        subContainers: [],
      })
    }),
  )
  return asked
}

test.each(cases)(
  '$case asks what the gateway takes',
  async ({ case: name, query, page, ...request }) => {
    const asked = noted()
    const tab = testTabs[name]
    if (!tab) throw new Error(`no tab for ${name}`)
    const { dispatch } = signedInStore()
    const { error } =
      tab.kind === 'list'
        ? await dispatch(tab.ask({ query, page }))
        : await dispatch(tab.readRoots())

    expect(error).toBeUndefined()
    expect(tab.id).toBe(request.tab)
    const { method, path, params, body } = request
    expect(asked.at(-1)).toEqual({ method, path, params, body })
  },
)

test('the table has every tab, and every tab of this test', () => {
  expect(new Set(cases.map(({ tab }) => tab))).toEqual(new Set(pickerTabIds))
  expect(cases.map((each) => each.case).sort()).toEqual(Object.keys(testTabs).sort())
})

test('what is below a container is asked by its DN', async () => {
  const asked = noted()
  const tab = testTabs['container of roles']
  if (tab?.kind !== 'tree') throw new Error('no tree')
  const node = { id: 'ou=users,o=data', name: 'users', isBranch: true }
  const item = { type: 'container', id: node.id, name: node.name } as const

  const { data } = await signedInStore().dispatch(tab.readBelow({ ...node, item }))

  expect(data).toEqual([])
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/IDMProv/rest/access/containers/container',
      params: [],
      body: { dn: 'ou=users,o=data' },
    },
  ])
})

/** The items that a tab makes of a reply. */
async function itemsOf(tab: PickerTab | undefined, reply: Record<string, unknown>) {
  server.use(http.all(atUpstream('*'), () => HttpResponse.json(reply)))
  if (tab?.kind !== 'list') throw new Error('no list')
  const { data } = await signedInStore().dispatch(tab.ask({ query: 'a', page: 0 }))
  return data?.items
}

test('people have a photo, and what tells them apart', async () => {
  const title = { key: 'Title', displayLabel: 'Title', attributeValues: [{ $: 'Controller' }] }
  const ann = { dn: 'cn=ann', fullName: 'Ann', image: 'iVBOR', primaryAttributes: [title] }

  expect(await itemsOf(testTabs.user, { usersList: [ann], nextIndex: 0 })).toEqual([
    { type: 'user', id: 'cn=ann', name: 'Ann', detail: 'Controller', image: 'iVBOR' },
  ])
})

test('things show the attributes that were asked for', async () => {
  const attributes = [
    { key: 'Owner', attributeValues: [{ $: 'cn=ann' }] },
    { key: 'Model', attributeValues: [{ $: 'T-1' }, { $: 'x', value: 'T-2' }] },
  ]
  const thing = { dn: 'cn=NB', entityDisplayValue: 'NB', attributes }

  expect(await itemsOf(testTabs.entity, { entityList: [thing] })).toEqual([
    { type: 'entity', id: 'cn=NB', name: 'NB', detail: 'T-1, T-2' },
  ])
})

test.each([
  [{ displayName: 'Approval by the manager', description: 'One step' }, 'Approval by the manager'],
  [{ description: 'One step' }, 'ManagerApproval'],
])('a custom approval %j is called %s', async (texts, name) => {
  const requestDefs = [{ id: 'cn=m', name: 'ManagerApproval', ...texts }]

  expect(await itemsOf(testTabs['prd of roles'], { requestDefs })).toEqual([
    { type: 'prd', id: 'cn=m', name, detail: 'One step' },
  ])
})

test('a category has its name', async () => {
  const categories = [{ id: 'fin', name: 'Finance' }]

  expect(await itemsOf(testTabs['category of roles'], { categories })).toMatchObject([
    { type: 'category', id: 'fin', name: 'Finance' },
  ])
})

test.each([
  ['entitlementValues', { name: 'a', valueDisplayName: 'Admins' }, 'Admins'],
  ['codeMapValues', { displayLabel: 'Administrators' }, 'Administrators'],
])('of %s the value %j is called %s, and described', async (list, names, name) => {
  const value = { value: 'A', description: 'All rights', ...names }

  expect(await itemsOf(testTabs.entitlementValues, { [list]: [value] })).toEqual([
    { type: 'entitlementValues', id: 'A', name, detail: 'All rights' },
  ])
})

test('roles have their level where that is asked for', async () => {
  const roles = [{ id: 'cn=r', name: 'R', description: 'Reads', level: 20 }]

  expect(await itemsOf(testTabs.role, { roles })).toEqual([
    { type: 'role', id: 'cn=r', name: 'R', detail: 'Reads', level: 20 },
  ])
  expect((await itemsOf(roleTab(), { roles }))?.[0]?.level).toBeUndefined()
})

test('an odd managedBy is managed already', async () => {
  const resources = [0, 1, 2, 3].map((managedBy) => ({ id: `cn=${String(managedBy)}`, managedBy }))

  expect(await itemsOf(testTabs.resource, { resources })).toMatchObject([
    { isPreselected: false },
    { isPreselected: true },
    { isPreselected: false },
    { isPreselected: true },
  ])
})

test('a permission tells whether it can be asked for along with others', async () => {
  const permissions = [{ id: 'cn=p', name: 'P', categories: ['IT', 'HR'], bulkRequestable: false }]

  expect(await itemsOf(testTabs.permission, { permissions })).toMatchObject([
    { bulkRequestable: false, detail: 'IT, HR' },
  ])
})

test.each([
  [
    ['ROLE', 'PRD'],
    ['ROLE', 'PRD'],
  ],
  [
    [
      { key: 'role', value: false },
      { key: 'resource', value: true },
    ],
    ['RESOURCE'],
  ],
])(
  'of permissions only the types that the client shows are asked for: %j',
  async (value, types) => {
    const { dispatch } = signedInStore()
    const own = clientWith({ customization: { viewPermission: setting(value) } })
    server.use(http.get(atBff('bff/bootstrap'), () => HttpResponse.json(bootstrap(own))))
    await dispatch(readBootstrap.initiate(undefined))
    const asked = noted()
    const tab = testTabs.permission
    if (tab?.kind !== 'list') throw new Error('no list')

    await dispatch(tab.ask({ query: 'a', page: 0 }))

    const [{ params }] = asked as [{ params: [string, string][] }]
    expect(params.filter(([name]) => name === 'type').map(([, type]) => type)).toEqual(types)
  },
)

test('drivers are found by name here, page by page', async () => {
  const drivers = ['One', 'Two', 'Only', 'Own', 'Of', 'On', 'Or'].map((name) => ({
    dn: name,
    name,
  }))
  const tab = testTabs.dirxmldriver
  server.use(http.get(atUpstream('admin/driver'), () => HttpResponse.json({ drivers })))
  if (tab?.kind !== 'list') throw new Error('no list')
  const { dispatch } = signedInStore()

  const first = await dispatch(tab.ask({ query: 'o', page: 0 }))
  const second = await dispatch(tab.ask({ query: 'ON', page: 0 }))
  const last = await dispatch(tab.ask({ query: '*', page: 1 }))

  expect(first.data).toMatchObject({ hasMore: true })
  expect(first.data?.items).toHaveLength(5)
  expect(second.data?.items.map(({ name }) => name)).toEqual(['One', 'Only', 'On'])
  expect(last.data?.items.map(({ name }) => name)).toEqual(['On', 'Or'])
  expect(last.data?.hasMore).toBe(false)
})

test('each entitlement knows its driver', async () => {
  const tab = testTabs['driverOrEntitlement cprsSupported']
  const asked = noted()
  server.use(
    http.post(atUpstream('catalog/drivers/driver'), () =>
      HttpResponse.json({ id: 'cn=ERP', entitlements: [{ id: 'cn=P', displayName: 'Profile' }] }),
    ),
  )
  if (tab?.kind !== 'tree') throw new Error('no tree')
  const item = { type: 'driverOrEntitlement', id: 'cn=ERP', name: 'ERP' } as const

  const { data } = await signedInStore().dispatch(tab.readBelow({ ...item, isBranch: true, item }))

  expect(asked).toEqual([])
  expect(data).toEqual([
    {
      id: 'cn=P',
      name: 'Profile',
      isBranch: false,
      item: { type: 'driverOrEntitlement', id: 'cn=P', name: 'Profile', parentId: 'cn=ERP' },
    },
  ])
})

test('of the lists a dropdown and the people for whom one acts are asked for without a query', () => {
  const lists = Object.values(testTabs).flatMap((tab) => (tab.kind === 'list' ? [tab] : []))

  expect(lists.filter(({ needsQuery }) => !needsQuery).map(({ id }) => id)).toEqual([
    'user',
    'dropdown',
  ])
})

test('what was chosen depends on level, team and entitlement', () => {
  const container = { containerType: 'role', ownDn: 'cn=a,o=data' } as const
  const values = { source: { entitlementId: 'cn=P' } }
  const scopes = [
    containerTab(container),
    containerTab({ ...container, level: 10 }),
    containerTab({ ...container, level: 20 }),
    containerTab({ ...container, teamDn: 'cn=T' }),
    entitlementValuesTab(values),
    entitlementValuesTab({ source: { entitlementId: 'cn=Q' } }),
  ].map(({ scope }) => scope)

  expect(new Set(scopes).size).toBe(scopes.length)
  expect(entitlementValuesTab({ ...values, isEntitlementChosenHere: true }).scope).toBeUndefined()
})

test.each([
  ['cn=a,ou=users,o=data', 'o=data'],
  ['cn=a,ou=users,dc=example,dc=com', 'dc=example,dc=com'],
])('the tree of people around %s begins at %s', async (ownDn, root) => {
  const asked = noted()

  await signedInStore().dispatch(containerTab({ containerType: 'user', ownDn }).readRoots())

  expect(asked).toMatchObject([{ body: { dn: root } }])
})
