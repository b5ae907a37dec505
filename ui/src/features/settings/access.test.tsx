import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { choosePerson } from '../../testing/choosePerson'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeClients } from './fakeClientServer'
import { toClient, type ClientTab } from './routes'

const FINANCE = 'cn=Finance,ou=groups,o=data'
const LENA = 'cn=lena,o=data'
const OWN = 'cn=aokafor,ou=users,o=data'
const trustee = (type: string, dn: string, more = {}) => ({ type, dn, ...more })

const access = {
  users: {
    key: 'users',
    value: [trustee('group', FINANCE, { since: 2020 }), trustee('user', LENA)],
  },
  settings: { key: 'settings', value: [] as unknown[] },
  teams: { key: 'teams', value: [trustee('container', 'o=data')], note: 'stays' },
}

type World = Parameters<typeof fakeClients>[1]

function open(sections: Record<string, object>, world: World = {}, tab: ClientTab = 'access') {
  const client = { id: '1', name: 'Default', isDefault: true, sections: sections as never }
  const fake = fakeClients([client], world)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return { ...fake, ...renderAt(toClient('1', tab)) }
}

type User = ReturnType<typeof renderAt>['user']

/** Opens the trustees of a page, removes one, or adds Lena Brandt. */
async function change(user: User, page: string, what: { remove: string } | 'add') {
  await user.click(await screen.findByRole('button', { name: `Change trustees of ${page}` }))
  const dialog = within(await screen.findByRole('dialog'))
  if (what === 'add') await choosePerson(user, 'Trustees', 'Lena Brandt')
  else await user.click(dialog.getByRole('button', { name: new RegExp(`Remove.*${what.remove}`) }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
}

const save = () => screen.getByRole('button', { name: 'Save trustees' })
const saved = () => screen.findByText('Settings saved successfully')
const row = (name: RegExp) => within(screen.getByRole('row', { name }))

describe('trustees of pages', () => {
  test('are named, and a page without any says everyone', async () => {
    const { container } = open({ access })
    expect(await screen.findByText('Lena Brandt')).toBeVisible()

    expect(row(/^Users/).getByText('Finance')).toBeVisible()
    expect(row(/^Settings/).getByText('Everyone')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('are sent with all that was not changed', async () => {
    const { user, written } = open({ access })
    await change(user, 'Users', { remove: 'lena' })

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(screen.getByText('Please reload the page to reflect the saved changes')).toBeVisible()
    expect(written[0]).toEqual({
      method: 'POST',
      path: 'access?client=1',
      body: { ...access, users: { key: 'users', value: [access.users.value[0]] } },
    })
  })

  test('that two administrators change are put together', async () => {
    const { user, written, clients } = open({ access })
    await change(user, 'Teams', 'add')
    const both = [...access.teams.value, trustee('group', FINANCE)]
    const theirs = { ...access, teams: { ...access.teams, value: both } }
    clients.set('1', { id: '1', name: 'Default', sections: { access: theirs } })

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toMatchObject({
      teams: { value: [...both, trustee('user', LENA)], note: 'stays' },
    })
  })

  test('that are all removed are asked about', async () => {
    const { user, written } = open({ access })
    await change(user, 'Teams', { remove: 'data' })
    await user.click(save())
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/everyone who has the right sees: .*Teams/)).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(written).toEqual([])

    await user.click(save())
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save trustees' }),
    )
    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toMatchObject({ teams: { value: [] } })
  })
})

test('trustees are put back to the defaults after a typed question, and what was entered goes', async () => {
  const defaults = { teams: { key: 'teams', value: [] } }
  const { user, written } = open({ access }, { defaults })
  await change(user, 'Teams', 'add')
  expect(screen.getByText('1 change')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  expect(written).toEqual([])
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/If the defaults have trustees/)).toBeVisible()
  expect(question.getByRole('button', { name: 'Restore defaults' })).toBeDisabled()
  await user.type(question.getByRole('textbox'), 'Default')
  await user.click(question.getByRole('button', { name: 'Restore defaults' }))

  expect(await screen.findByText('Defaults restored successfully')).toBeVisible()
  expect(written[0]?.path).toBe('restoreSettings/access?client=1')
  expect(screen.getByText('Please reload the page to reflect the saved changes')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('1 change')).not.toBeInTheDocument())
})

describe('who takes the settings from themselves', () => {
  test('types the name of the client first', async () => {
    const { user, written } = open({ access })
    await change(user, 'Settings', 'add')
    await user.click(save())
    const dialog = within(await screen.findByRole('alertdialog'))
    const verb = dialog.getByRole('button', { name: 'Save trustees' })
    expect(verb).toBeDisabled()
    await user.type(dialog.getByRole('textbox'), 'Default')

    await user.click(verb)

    await waitFor(() => expect(written).toHaveLength(1))
  })

  test.each([
    ['group', FINANCE, { groups: { [OWN]: [FINANCE] } }],
    ['role', 'cn=Auditor,o=system', { roles: { [OWN]: ['cn=Auditor,o=system'] } }],
    ['container', 'ou=users,o=data', {}],
  ])('is not asked while a %s of theirs is a trustee', async (type, dn, world) => {
    const settings = { key: 'settings', value: [trustee(type, dn)] }
    const { user } = open({ access: { ...access, settings } }, world)
    await change(user, 'Settings', 'add')

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('cancels, and nothing is saved', async () => {
    const { user, written } = open({ access })
    await change(user, 'Settings', 'add')
    await user.click(save())
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/You are not a trustee of the settings any more/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))

    expect(screen.getByText('1 change')).toBeVisible()
    expect(written).toEqual([])
  })
})

test('one person is checked against all pages, with the way', async () => {
  const auditor = 'cn=Auditor,o=system'
  const pages = {
    ...access,
    role: { key: 'role', value: [trustee('role', auditor)] },
    groups: { key: 'groups', value: [trustee('user', OWN)] },
  }
  const world = { groups: { [LENA]: [FINANCE] }, roles: { [LENA]: [auditor] } }
  const { user } = open({ access: pages }, world)
  await screen.findByText('Lena Brandt')
  expect(screen.getByText(/if this is their client/)).toBeVisible()

  await choosePerson(user, 'Check a person', 'Lena Brandt')

  expect(await screen.findByRole('columnheader', { name: /Lena Brandt.* sees it/ })).toBeVisible()
  expect(row(/^Users/).getByText(/Via .*Finance/)).toBeVisible()
  expect(row(/^Roles/).getByText(/Via .*Auditor/)).toBeVisible()
  expect(row(/^Teams/).getByText(/Via .*data/)).toBeVisible()
  expect(row(/^Groups/).getByText('No')).toBeVisible()
})

test('tiles of the dashboard have trustees too', async () => {
  const dashboardAccess = { tasks: { key: 'tasks', value: [] }, helpdesk: { value: [] } }
  const { user, written } = open({ dashboardAccess }, {}, 'dashboard')
  await change(user, 'My tasks', 'add')

  await user.click(save())

  expect(await saved()).toBeVisible()
  expect(written[0]).toEqual({
    method: 'POST',
    path: 'dashboard?client=1',
    body: { ...dashboardAccess, tasks: { key: 'tasks', value: [trustee('user', LENA)] } },
  })
})
