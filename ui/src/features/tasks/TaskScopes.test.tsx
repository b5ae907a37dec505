import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, ME, task } from './fakeTasksServer'
import { toTasks } from './routes'

const PLAIN_RIGHTS = { authorized: true, readOnly: true }

function listing(...[tasks, refused]: Parameters<typeof fakeTasks>) {
  const fake = fakeTasks(tasks, refused)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

/** Lets the signed-in person manage the tasks of these teams; records the permissions in the queries. */
function managing(...names: string[]) {
  const asked: (string | null)[] = []
  const teams = names.map((name) => ({ dn: `cn=${name},o=data`, name }))
  server.use(
    http.get(atUpstream('access/teams/managelist'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('pType'))
      return HttpResponse.json({ teams, totalCount: teams.length })
    }),
  )
  return asked
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('whoever looks after the tasks of everybody passes them on and never decides', async () => {
  const { asked } = listing([task('1')])
  const { user } = renderAt(toTasks())
  await user.click(await screen.findByRole('radio', { name: 'Others' }))

  await waitFor(() => expect(asked).toHaveLength(2))
  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Reassign…', 'Comment…'])
  expect(window.location.hash).toBe('#/tasks?of=others')
})

test('people who look after nobody have no choice of whose tasks', async () => {
  listing([task('1')])
  renderAt(toTasks(), { bootstrap: { rights: PLAIN_RIGHTS } })

  await row('Permission 1')
  expect(screen.queryByRole('radio', { name: 'Others' })).not.toBeInTheDocument()
})

test('a proxy has the tasks of the person alone, whatever the address says', async () => {
  listing([task('1')])
  const { store } = renderAt(toTasks('others'))
  expect(await screen.findByRole('radio', { name: 'Others' })).toBeChecked()

  act(() => {
    store.dispatch(proxyModeEntered({ dn: 'cn=lena,o=data', fullName: 'Lena Lind' }))
  })

  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: /Others|Team/ })).not.toBeInTheDocument(),
  )
  expect(await row('Permission 1')).toBeVisible()
})

test('managers see the tasks of a team that they choose', async () => {
  const fake = listing([task('1')])
  const asked = managing('Buyers', 'Sellers')
  const { user } = renderAt(toTasks(), { bootstrap: { rights: PLAIN_RIGHTS } })
  await user.click(await screen.findByRole('radio', { name: 'Team' }))
  expect(await screen.findByRole('heading', { name: 'Choose a team' })).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: 'Team' }), 'Sell')
  await user.click(await screen.findByRole('option', { name: 'Sellers' }))

  await row('Permission 1')
  expect(fake.asked.at(-1)).toMatchObject({ teamDN: 'cn=Sellers,o=data', fromIndex: '1' })
  expect(new Set(asked)).toEqual(new Set(['manageTask']))
})

test('who manages one team sees its tasks at once', async () => {
  const fake = listing([task('1')])
  managing('Buyers')
  renderAt(toTasks('team'), { bootstrap: { rights: PLAIN_RIGHTS } })

  await row('Permission 1')
  expect(fake.asked).toMatchObject([{ teamDN: 'cn=Buyers,o=data' }])
  expect(screen.queryByRole('combobox', { name: 'Team' })).not.toBeInTheDocument()
})

test('a manager sees the tasks of one member, whom the address names', async () => {
  const many = Array.from({ length: 11 }, (_, index) => task(String(index + 1)))
  const fake = listing(many)
  managing('Buyers')
  const recipients = [{ dn: 'cn=llind,o=data', name: 'Lena Lind' }]
  server.use(
    http.get(atUpstream('access/teams/team/userlist'), ({ request }) =>
      new URL(request.url).searchParams.get('teamDn') === 'cn=Buyers,o=data'
        ? HttpResponse.json({ recipients, total: 1, nextIndex: 0 })
        : HttpResponse.error(),
    ),
    http.get(atUpstream('access/users/details'), () =>
      HttpResponse.json({ dn: 'cn=llind,o=data', fullName: 'Lena Lind' }),
    ),
  )
  const { user } = renderAt(`${toTasks('team')}&page=2`, { bootstrap: { rights: PLAIN_RIGHTS } })
  await row('Permission 11')
  const member = within(await screen.findByRole('group', { name: 'Team member' }))
  await user.click(member.getByRole('searchbox'))
  await user.click(await screen.findByRole('option', { name: 'Lena Lind' }))

  await waitFor(() =>
    expect(fake.asked.at(-1)).toMatchObject({
      teamDN: 'cn=Buyers,o=data',
      memberDn: 'cn=llind,o=data',
      fromIndex: '1',
    }),
  )
  expect(window.location.hash).toBe('#/tasks?of=team&member=cn%3Dllind%2Co%3Ddata')

  await user.click(await screen.findByRole('button', { name: 'Remove Lena Lind' }))
  await waitFor(() => expect(window.location.hash).toBe('#/tasks?of=team'))
})

test('who acts for another treats what that person claimed', async () => {
  const INGRID = 'cn=isolberg,ou=users,o=data'
  listing([task('1', { claimedby: INGRID }), task('2', { claimedby: ME })])
  const { user, store } = renderAt(toTasks())
  await row('Permission 1')
  act(() => {
    store.dispatch(proxyModeEntered({ dn: INGRID, fullName: 'Ingrid Solberg' }))
  })

  await user.click(within(await row('Permission 1')).getByRole('button', { name: /^Actions/ }))
  expect(await screen.findByRole('menuitem', { name: 'Approve…' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(within(await row('Permission 2')).getByRole('button', { name: /^Actions/ }))
  expect(await screen.findByRole('menuitem', { name: 'Reassign…' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Approve…' })).not.toBeInTheDocument()
})

describe('Identity Governance', () => {
  const approvals = () => screen.queryByRole('link', { name: /^Approvals in Identity Governance/ })
  const identityGovernance = {
    host: 'https://ig.example',
    showIgApprovals: true,
    showIgRequestCatalog: false,
  }

  test('own tasks lead to its approvals, in a tab of their own; tasks of others do not', async () => {
    listing([task('1')])
    const { user } = renderAt(toTasks(), { bootstrap: { identityGovernance } })
    await row('Permission 1')
    expect(approvals()).toHaveAttribute('href', 'https://ig.example')
    expect(approvals()).toHaveAttribute('target', '_blank')

    await user.click(screen.getByRole('radio', { name: 'Others' }))
    await waitFor(() => expect(approvals()).not.toBeInTheDocument())
  })

  test('a proxy is not led there, where they would be themselves', async () => {
    listing([task('1')])
    const { store } = renderAt(toTasks(), { bootstrap: { identityGovernance } })
    await row('Permission 1')
    expect(approvals()).toBeVisible()

    act(() => {
      store.dispatch(proxyModeEntered({ dn: 'cn=lena,o=data', fullName: 'Lena Lind' }))
    })
    await waitFor(() => expect(approvals()).not.toBeInTheDocument())
  })
})
