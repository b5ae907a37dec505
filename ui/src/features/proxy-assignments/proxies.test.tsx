import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseMember } from '../../testing/chooseMember'
import { choosePerson } from '../../testing/choosePerson'
import { fakeManagedTeam } from '../../testing/fakeManagedTeam'
import { fakePeople } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeProxies, personDn, proxy } from './fakeProxyServer'
import { toProxies } from './routes'

const TOMORROW = Date.now() + 86_400_000

function known(...args: Parameters<typeof fakeProxies>) {
  const fake = fakeProxies(...args)
  server.use(...fake.handlers, ...fakePeople(['omar', 'lena']), ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

async function openMenu(user: ReturnType<typeof renderAt>['user'], name: string) {
  await user.click(within(await row(name)).getByRole('button', { name: /Actions/ }))
}

describe('the list of proxy assignments', () => {
  test('says who acts for whom and until when, what ends first at the top', async () => {
    known([
      proxy('omar', ['lena', 'ingrid', 'yusuf']),
      proxy('elif', ['freya'], { expirytime: String(TOMORROW) }),
      proxy('anton', ['freya'], { expirytime: '1000000000000' }),
    ])
    const { container } = renderAt(toProxies())

    const first = within(await row('omar'))
    expect(first.getByText('lena')).toBeVisible()
    expect(first.getByText('and 1 more')).toBeVisible()
    expect(first.getByText('No end')).toBeVisible()
    expect(within(await row('anton')).getByText('Ended')).toBeVisible()
    const names = screen.getAllByRole('row').map((each) => each.textContent)
    expect(names.findIndex((text) => text.includes('anton'))).toBeLessThan(
      names.findIndex((text) => text.includes('elif')),
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  test('is searched by the names of those who are acted for too', async () => {
    known([proxy('omar', ['lena']), proxy('elif', ['freya'])])
    renderAt(`${toProxies()}?q=frey`)

    expect(await row('elif')).toBeVisible()
    expect(screen.queryByRole('row', { name: /omar/ })).not.toBeInTheDocument()
  })

  test('has no actions for rows that are not editable, and none at all for those who may only read', async () => {
    known([proxy('omar', ['lena'], { editable: false })])
    renderAt(toProxies())
    await row('omar')

    expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create assignment' })).toBeVisible()
  })

  test('is only read where the server says so', async () => {
    known([proxy('omar', ['lena'])], { configureProxy: false, userType: 'USER' })
    renderAt(toProxies())
    await row('omar')

    expect(screen.queryByRole('button', { name: 'Create assignment' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()
  })

  test('of three that are deleted names the one that is gone already', async () => {
    const rows = ['omar', 'elif', 'anton'].map((name) => proxy(name, ['lena']))
    const { proxies } = known(rows)
    const { user } = renderAt(toProxies())
    for (const name of ['omar', 'elif', 'anton']) {
      await user.click(within(await row(name)).getByRole('checkbox'))
    }
    proxies.delete(rows[0]?.dn ?? '')
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByRole('textbox'), '3')

    await user.click(dialog.getByRole('button', { name: 'Delete 3 assignments' }))

    expect(await screen.findByText('1 proxy assignment failed to delete')).toBeVisible()
    expect(await screen.findByText('It does not exist.')).toBeVisible()
    expect(proxies.size).toBe(0)
  })
})

describe('a new proxy assignment', () => {
  async function fill(person: string, actsFor: string) {
    const fake = known([proxy('anton', ['freya'])])
    const { user } = renderAt(toProxies())
    await user.click(await screen.findByRole('button', { name: 'Create assignment' }))
    const dialog = within(await screen.findByRole('dialog'))
    if (person) await choosePerson(user, 'Proxy', person)
    if (actsFor) await choosePerson(user, 'Acts for', actsFor)
    return { ...fake, user, dialog }
  }

  async function openAsManager() {
    const { asked, handlers } = fakeManagedTeam()
    known([proxy('anton', ['freya'])], { userType: 'MANAGER' })
    server.use(...handlers)
    const { user } = renderAt(toProxies())
    await user.click(await screen.findByRole('button', { name: 'Create assignment' }))
    await screen.findByRole('dialog')
    return { asked, user }
  }

  test('of a manager of teams is for members of the teams whose proxies they set', async () => {
    const { asked, user } = await openAsManager()
    await choosePerson(user, 'Proxy', 'elif')

    expect(screen.getByRole('group', { name: 'Proxy' })).toHaveTextContent('elif')
    expect(asked[0]).toMatchObject({ type: 'P' })
  })

  test('of a manager acts for members who are chosen out of such a team', async () => {
    const { asked, user } = await openAsManager()
    await chooseMember(user, 'Acts for', 'Buyers', 'elif')

    expect(screen.getByRole('group', { name: 'Acts for' })).toHaveTextContent('elif')
    expect(asked).toContainEqual(expect.objectContaining({ type: 'P', q: 'Buyers' }))
  })

  test('is sent after a question that says who acts for whom and that there is no end', async () => {
    const { user, dialog, written } = await fill('omar', 'lena')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Let omar act for lena?' }),
    )
    expect(question.getByText(/It has no end date/)).toBeVisible()
    expect(written).toEqual([])

    await user.click(question.getByRole('button', { name: 'Create assignment' }))

    await waitFor(() =>
      expect(screen.getByText('Proxy assignment created successfully')).toBeVisible(),
    )
    const messages = within(screen.getByRole('log', { name: 'Messages' }))
    expect(messages.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^#\/users\//))
    expect(written).toEqual([
      {
        path: 'create',
        body: {
          assignedUserDN: personDn('omar'),
          proxyForUsers: [{ dn: personDn('lena') }],
          proxyForGroups: [],
          proxyForContainers: [],
          expirytime: '',
          isNotificationRequired: false,
        },
      },
    ])
  })

  test('is not sent when the question is answered with Cancel, and nothing entered is lost', async () => {
    const { user, dialog, written } = await fill('omar', 'lena')
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    const question = within(await screen.findByRole('alertdialog'))

    await user.click(question.getByRole('button', { name: 'Cancel' }))

    expect(dialog.getByRole('button', { name: 'Remove lena' })).toBeVisible()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    expect(written).toEqual([])
  })

  test.each([
    ['for oneself', 'omar', 'omar', 'omar cannot be on both sides'],
    ['for nobody', 'omar', '', 'Required'],
  ])('%s is not asked about', async (_case, person, actsFor, said) => {
    const { user, dialog } = await fill(person, actsFor)

    await user.click(dialog.getByRole('button', { name: 'Continue' }))

    expect(
      await dialog.findByText(said, { selector: '[id$=-error] *, [id$=-error]' }),
    ).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('cannot have ended', async () => {
    const { user, dialog } = await fill('omar', 'lena')
    await user.click(await dialog.findByRole('spinbutton', { name: /month, .*Last day/ }))
    await user.keyboard('03312020')

    await user.click(dialog.getByRole('button', { name: 'Continue' }))

    expect(await dialog.findByText(/^Not before/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

test('two administrators who add people to one assignment both keep them', async () => {
  const before = proxy('omar', ['ingrid'], { expirytime: String(TOMORROW) })
  const { proxies, written } = known([before])
  const { user } = renderAt(toProxies())
  await openMenu(user, 'omar')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  await screen.findByRole('dialog')
  await choosePerson(user, 'Acts for', 'lena')
  proxies.set(before.dn, proxy('omar', ['ingrid', 'yusuf'], { expirytime: String(TOMORROW) }))

  await user.click(screen.getByRole('button', { name: 'Save assignment' }))
  const question = within(
    await screen.findByRole('alertdialog', { name: /Let \W*omar\W* act for/ }),
  )
  expect(written).toEqual([])
  await user.click(question.getByRole('button', { name: 'Save assignment' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    dn: before.dn,
    proxyForUsers: ['ingrid', 'yusuf', 'lena'].map((name) => ({ dn: personDn(name) })),
    expirytime: String(TOMORROW),
  })
})

test('a change that reaches no further is sent without a question', async () => {
  const { written } = known([proxy('omar', ['lena'])])
  const { user } = renderAt(toProxies())
  await openMenu(user, 'omar')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  await user.click(within(await screen.findByRole('dialog')).getByText('Notify by email'))

  await user.click(screen.getByRole('button', { name: 'Save assignment' }))

  await waitFor(() => expect(written).toHaveLength(1))
})

test.each([
  [100, 'is confirmed at once'],
  [101, 'is confirmed by the name of the proxy'],
])('an assignment for %s people %s', async (people) => {
  known([proxy('omar', [], { proxyForGroups: [{ dn: 'cn=access', username: 'access' }] })])
  server.use(
    http.post('*/rest/access/groups/members', () =>
      HttpResponse.json({ recipients: [], total: people - 1, nextIndex: 0 }),
    ),
  )
  const { user } = renderAt(toProxies())
  await openMenu(user, 'omar')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }))
  await screen.findByRole('dialog')
  await choosePerson(user, 'Acts for', 'lena')

  await user.click(screen.getByRole('button', { name: 'Save assignment' }))

  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText(new RegExp(`People now: \\W*${String(people)}`))).toBeVisible()
  const save = question.getByRole('button', { name: 'Save assignment' })
  if (people > 100) expect(save).toBeDisabled()
  else expect(save).toBeEnabled()
})
