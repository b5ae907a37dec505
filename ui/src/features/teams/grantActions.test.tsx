import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { chooseAction } from '../../testing/chooseAction'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGrants, fakeTeams, fault, PERMISSIONS } from './fakeTeamsServer'
import { auditor, FINANCE, finance, nightShift, payer, permissionsTab } from './fakeGrants'

type ResponseListNode = components['schemas']['ResponseListNode']

function granted(beans: Parameters<typeof fakeGrants>[0]) {
  const grants = fakeGrants(beans)
  server.use(...fakeTeams(nightShift).handlers, ...grants.handlers)
  return grants
}

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const found = (url: string, ...names: string[]) =>
  http.all(`*/rest/access/${url}`, () =>
    HttpResponse.json({
      permissions: names.map((name) => ({ id: `cn=${name}`, name })),
      nextIndex: 0,
    }),
  )
const written = (asked: ReturnType<typeof fakeGrants>['asked'], method: string) =>
  asked.filter((each) => each.method === method).map(({ body }) => body)

describe('permissions are given', () => {
  test('on things and on containers, each with each', async () => {
    const { asked } = granted([])
    server.use(
      found('teams/roles', 'Payer'),
      http.get('*/rest/access/containers/role', () =>
        HttpResponse.json({ dn: FINANCE, name: 'Finance' }),
      ),
    )
    const { user } = renderAt(permissionsTab)
    await screen.findByRole('heading', { name: 'No permissions found' })
    await user.click(screen.getByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('searchbox'), 'Payer{Enter}')
    await user.click(await dialog.findByRole('option', { name: /Payer/ }))
    await user.click(dialog.getByRole('tab', { name: 'Containers' }))
    await user.click(await dialog.findByRole('row', { name: /Finance/ }))
    await user.click(dialog.getByRole('checkbox', { name: 'View roles' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Assign roles' }))
    await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

    expect(await screen.findByText('Permissions updated successfully')).toBeVisible()
    const on = (id: string) =>
      ['viewRole', 'assignRole'].map((permission) => ({ id, entityType: 'role', permission }))
    expect(written(asked, 'PUT')).toEqual([
      { teamDN: nightShift.dn, permissions: [...on('cn=Payer'), ...on(FINANCE)] },
    ])
    await waitFor(() => expect(written(asked, 'POST')).toHaveLength(2))
  })

  test.each([
    ['RESOURCES', 'teams/resources', 'Assign resources', 'resource', 'assignResource'],
    ['PROVISIONING', 'teams/prds', 'Start requests', 'prd', 'initiatePrd'],
  ])('of %s, too', async (kind, url, label, entityType, permission) => {
    const { asked } = granted([])
    server.use(
      found(url, 'Laptop'),
      http.get(`*/rest/access/containers/${entityType}`, () =>
        HttpResponse.json({ dn: FINANCE, name: 'Finance' }),
      ),
    )
    const { user } = renderAt(`${permissionsTab}&kind=${kind}`)
    await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('combobox', { name: 'Level' })).not.toBeInTheDocument()
    await user.type(dialog.getByRole('searchbox'), 'Laptop{Enter}')
    await user.click(await dialog.findByRole('option', { name: /Laptop/ }))
    await user.click(dialog.getByRole('tab', { name: 'Containers' }))
    await user.click(await dialog.findByRole('row', { name: /Finance/ }))
    await user.click(dialog.getByRole('checkbox', { name: label }))
    await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

    const on = (id: string) => ({ id, entityType, permission })
    await waitFor(() =>
      expect(written(asked, 'PUT')).toEqual([
        { teamDN: nightShift.dn, permissions: [on('cn=Laptop'), on(FINANCE)] },
      ]),
    )
  })

  test.each([
    ['Permission Role', 10],
    ['IT Role', 20],
    ['Business Role', 30],
  ])('on containers of one level: %s', async (label, level) => {
    granted([])
    const asked: unknown[] = []
    server.use(
      http.post('*/rest/access/containers/container', async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ dn: FINANCE, name: 'Finance', subContainers: [] })
      }),
    )
    const { user } = renderAt(permissionsTab)
    await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Level' }), label)
    await user.click(dialog.getByRole('button', { name: /^Open the list/ }))
    await user.click(await dialog.findByRole('tab', { name: 'Containers' }))

    expect(await dialog.findByRole('row', { name: /Finance/ })).toBeVisible()
    expect(asked).toEqual([{ level }])
  })

  test('not before it is said what and on what', async () => {
    const { asked } = granted([])
    const { user } = renderAt(permissionsTab)
    await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))

    await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

    expect(
      dialog.getByRole('group', { name: /^Roles and containers/ }),
    ).toHaveAccessibleDescription(/Required/)
    expect(dialog.getByRole('group', { name: /Managers may/ })).toHaveAccessibleDescription(
      /Required/,
    )
    expect(written(asked, 'PUT')).toEqual([])
  })
})

test('of several refusals each thing has one line, with its name', async () => {
  granted([...payer, finance])
  const refused: ResponseListNode = {
    success: false,
    succeeded: [{ id: FINANCE }],
    failed: [{ id: 'cn=Payer,cn=RoleDefs', reason: 'The team does not have it.' }],
  }
  server.use(http.delete(PERMISSIONS, () => HttpResponse.json(refused)))
  const { user } = renderAt(permissionsTab)
  await row('Payer')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove…' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Remove 2 permissions from the managers?',
  })
  expect(dialog).toHaveTextContent(/Finance.*Payer/)
  await user.click(within(dialog).getByRole('button', { name: 'Remove 2 permissions' }))

  const told = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(await told.findByText('Not all permissions could be changed')).toBeVisible()
  expect(await told.findByText('Payer')).toBeVisible()
  expect(told.getByText('The team does not have it.')).toBeVisible()
  expect(told.getByText('Finance')).toBeVisible()
})

test('what is taken away goes with all its permissions, and what was left out comes back', async () => {
  const { asked } = granted([...payer, auditor])
  const { user } = renderAt(permissionsTab)
  await chooseAction(user, 'Payer', 'Remove…')
  await user.click(await screen.findByRole('button', { name: 'Remove permission' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await chooseAction(user, 'Auditor', 'Remove…')
  await user.click(await screen.findByRole('button', { name: 'Remove permission' }))

  await waitFor(() => expect(written(asked, 'DELETE')).toHaveLength(2))
  expect(written(asked, 'DELETE')).toEqual([
    {
      teamDN: nightShift.dn,
      permissions: [{ id: 'cn=Payer,cn=RoleDefs', entityType: 'role' }],
      excludeRoles: [],
    },
    { teamDN: nightShift.dn, permissions: [], excludeRoles: ['cn=Auditor,cn=RoleDefs'] },
  ])
})

test('what may be done with one thing is changed: some given, some taken', async () => {
  const { asked } = granted(payer)
  const { user } = renderAt(permissionsTab)
  await chooseAction(user, 'Payer', 'Change…')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: 'Assign roles' })).toBeChecked()
  await user.click(dialog.getByRole('checkbox', { name: 'View roles' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Revoke roles' }))
  await user.click(dialog.getByRole('button', { name: 'Save permissions' }))

  await waitFor(() => expect(written(asked, 'DELETE')).toHaveLength(1))
  const one = { id: 'cn=Payer,cn=RoleDefs', entityType: 'role' }
  const teamDN = nightShift.dn
  expect(written(asked, 'PUT')).toEqual([
    { teamDN, permissions: [{ ...one, permission: 'revokeRole' }] },
  ])
  expect(written(asked, 'DELETE')).toEqual([
    { teamDN, permissions: [{ ...one, permission: 'viewRole' }] },
  ])
})

test('single things of a container are left out', async () => {
  const { asked } = granted([finance, auditor])
  server.use(found('teams/container/roles', 'Payer'))
  const { user } = renderAt(permissionsTab)
  await row('Finance')
  await user.click(screen.getByRole('button', { name: 'Exclude' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: 'Container' })).toHaveDisplayValue('Finance')
  await user.type(dialog.getByRole('searchbox'), 'Payer{Enter}')
  await user.click(await dialog.findByRole('option', { name: /Payer/ }))
  await user.click(dialog.getByRole('button', { name: 'Exclude' }))

  await waitFor(() =>
    expect(written(asked, 'PUT')).toEqual([{ teamDN: nightShift.dn, excludeRoles: ['cn=Payer'] }]),
  )
})

test('where no container is given there is nothing to leave out of', async () => {
  granted(payer)
  renderAt(permissionsTab)

  await row('Payer')
  expect(screen.queryByRole('button', { name: 'Exclude' })).not.toBeInTheDocument()
})

test('a refusal of the whole call is told in the dialog, which loses nothing', async () => {
  granted(payer)
  server.use(http.put(PERMISSIONS, () => fault('SecurityException', 'You do not administer it.')))
  const { user } = renderAt(permissionsTab)
  await chooseAction(user, 'Payer', 'Change…')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Revoke roles' }))
  await user.click(dialog.getByRole('button', { name: 'Save permissions' }))

  expect(await dialog.findByRole('alert')).toHaveTextContent('You do not administer it.')
  expect(dialog.getByRole('checkbox', { name: 'Revoke roles' })).toBeChecked()
})
