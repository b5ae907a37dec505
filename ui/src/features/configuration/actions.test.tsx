import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { renderSettings } from '../../testing/renderSettings'
import { server } from '../../testing/server'
import { fakeActions } from './fakeActions'

const open = (page: string, reads: Parameters<typeof fakeActions>[0]) =>
  renderSettings(page, fakeActions(reads))

const button = (name: string) => screen.findByRole('button', { name })
const dialog = (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role)

test('the map of events is built again', async () => {
  const { user, calls } = open('auditing', { 'admin/logging/list': { cefConfigs: {} } })
  await user.click(await button('Build event map'))

  expect(await screen.findByText('Event map built')).toBeVisible()
  expect(calls[0]).toMatchObject({ method: 'PUT', path: 'admin/logging/buildPDXLF' })
})

test('the engine is stopped when its name is typed, and workflows are migrated', async () => {
  const { user, calls } = open('workflowengine', {
    'admin/workflowengines/configuration': {},
    'access/data/migration/workflow': { status: 'COMPLETED', total: 5, migrated: 5 },
  })
  expect(await screen.findByText(/5 of 5 workflows moved/)).toBeVisible()
  await user.click(await button('Migrate workflows'))
  await user.click(await button('Stop engine'))
  const question = within(await dialog('alertdialog'))
  await user.type(question.getByRole('textbox'), 'engine-1')
  await user.click(question.getByRole('button', { name: 'Stop engine' }))

  await waitFor(() =>
    expect(calls).toMatchObject([
      { method: 'POST', path: 'access/data/migration/workflow' },
      { path: 'admin/workflowengines/status', body: { engineStatus: 1 } },
    ]),
  )
})

const HOUR_MS = 3_600_000
/** Four proxies: ended before the retention time, ended within it, still to end, and without an end. */
const proxies = {
  configureProxy: true,
  proxyDefinitions: [-2 * HOUR_MS, -HOUR_MS / 2, HOUR_MS, undefined].map((left, at) => ({
    dn: `cn=${String(at)}`,
    expirytime: left === undefined ? '' : String(Date.now() + left),
  })),
}

test('a cleanup runs at once after a question, with the settings as they are then', async () => {
  const cleanup = {
    cleanUpSeviceActivationInteval: 1440,
    lastCleanUpDate: 1_700_000_000_000,
    cleanupChoice: 'scheduled',
  }
  const { user, calls, nodes } = open('proxy', {
    'admin/proxy/service/settings': cleanup,
    'admin/proxy/configuration': { proxyRetentionTime: 60 },
    'access/proxy/all': proxies,
  })
  expect(await screen.findByText(/2023/)).toBeVisible()
  await user.click(await button('Clean up now'))
  const question = within(await dialog('alertdialog'))
  expect(await question.findByText('Proxy assignments that are deleted: 1')).toBeVisible()
  const changed = { ...cleanup, cleanUpSeviceActivationInteval: 720 }
  nodes['admin/proxy/service/settings'] = changed
  await user.click(question.getByRole('button', { name: 'Clean up now' }))

  await waitFor(() =>
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'admin/proxy/service/settings',
      body: { ...changed, cleanupChoice: 'immediate' },
    }),
  )
})

test('the driver is shown, and a person is read again', async () => {
  const { user, calls } = open('driverstatus', {
    'admin/driverstatus/info': {
      driverName: 'User Application Driver',
      state: 'Running',
      expirationDate: Date.now() + 9.5 * 24 * HOUR_MS,
    },
    'admin/driver': { drivers: [{ dn: 'cn=ERP', name: 'ERP Driver' }] },
    'access/users/list': {
      usersList: [
        {
          dn: 'cn=ann',
          fullName: 'Ann',
          primaryAttributes: [{ key: 'CN', attributeValues: [{ $: 'user7' }] }],
        },
      ],
      nextIndex: 0,
    },
  })
  expect(await screen.findByText('User Application Driver')).toBeVisible()
  expect(screen.getByText('Days left: 9')).toBeVisible()
  expect(await screen.findByText('ERP Driver')).toBeVisible()
  expect(await button('Resynchronize')).toBeDisabled()
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'ann{Enter}')
  await user.click(await screen.findByText('user7'))
  await user.click(await button('Resynchronize'))

  expect(await screen.findByText('Ann was resynchronized')).toBeVisible()
  expect(calls).toMatchObject([{ path: 'admin/identityResync', body: { dn: 'cn=ann' } }])
})

test('values of an entitlement are read again, and of all drivers each by its id', async () => {
  const { user, calls } = open('codemap', {
    'catalog/drivers': {
      drivers: ['ERP', 'HR'].map((name) => ({ id: `cn=${name}`, name })),
      nextIndex: 0,
    },
  })
  const entitlements = [{ id: 'cn=Account', displayName: 'Account' }]
  server.use(
    http.post(atUpstream('catalog/drivers/driver'), () =>
      HttpResponse.json({ id: 'cn=ERP', entitlements }),
    ),
  )
  await user.click(
    await screen.findByRole('button', { name: 'Open the list: Drivers and entitlements' }),
  )
  await user.click(within(await screen.findByRole('row', { name: 'ERP' })).getByRole('button'))
  await user.click(await screen.findByRole('row', { name: 'Account' }))
  await user.click(await button('Refresh'))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(await button('Remove Account'))
  await user.click(
    await screen.findByRole('button', { name: 'Open the list: Drivers and entitlements' }),
  )
  expect(await button('Remove All drivers')).toBeVisible()
  await user.click(await button('Refresh'))

  expect(await screen.findByText('Refreshed.')).toBeVisible()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: 'catalog/codemaprefresh/entitlement',
      body: { entitlements: [{ id: 'cn=Account' }] },
    },
    {
      path: 'catalog/codemaprefresh/driver',
      body: { drivers: [{ id: 'cn=ERP' }, { id: 'cn=HR' }] },
    },
  ])
})

test('a license that is over says so', async () => {
  open('driverstatus', {
    'admin/driverstatus/info': { driverName: 'Driver', expirationDate: Date.now() - HOUR_MS },
    'admin/driver': { drivers: [] },
  })
  expect(await screen.findByText('Expired')).toBeVisible()
})

test('drivers that cannot be listed are told', async () => {
  open('driverstatus', {
    'admin/driverstatus/info': { driverName: 'User Application Driver', state: 'Running' },
  })
  server.use(
    http.get(atUpstream('admin/driver'), () =>
      HttpResponse.json({ Fault: { Reason: { Text: 'No directory.' } } }, { status: 489 }),
    ),
  )

  expect(await screen.findByText('Failed to fetch Drivers list.')).toBeVisible()
})

test('values of a driver are read again, and the result is told', async () => {
  const { user, calls } = open('codemap', {
    'catalog/drivers': { drivers: [{ id: 'cn=ERP', name: 'ERP Driver' }], nextIndex: 0 },
  })
  expect(await button('Refresh')).toBeDisabled()
  await user.click(
    await screen.findByRole('button', { name: 'Open the list: Drivers and entitlements' }),
  )
  await user.click(await screen.findByRole('row', { name: 'ERP Driver' }))
  await user.click(await button('Refresh'))

  expect(await screen.findByText('Refreshed.')).toBeVisible()
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: 'catalog/codemaprefresh/driver',
    body: { drivers: [{ id: 'cn=ERP' }] },
  })
})

test.each([
  [11, ['cn=Driver 11,cn=set']],
  [10, []],
])('of %i drivers one is looked up, with its DN: %j', async (count, found) => {
  const drivers = Array.from({ length: count }, (_, at) => `Driver ${String(at + 1)}`).map(
    (name) => ({ dn: `cn=${name},cn=set`, name }),
  )
  const { user } = open('driverstatus', {
    'admin/driverstatus/info': { driverName: 'User Application Driver' },
    'admin/driver': { drivers },
  })
  await screen.findByText('Driver 9')
  for (const field of screen.queryAllByRole('searchbox', { name: 'Search drivers' })) {
    await user.type(field, '11{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Driver 11' }))
  }

  const dns = screen.queryAllByText(/,cn=set$/)
  expect(dns.map(({ textContent }) => textContent)).toEqual(found)
})
