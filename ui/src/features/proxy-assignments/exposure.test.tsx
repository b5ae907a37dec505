import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { choosePerson } from '../../testing/choosePerson'
import { fakePeople } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeProxies, personDn, proxy } from './fakeProxyServer'
import { toProxies } from './routes'

const GROUP = { dn: 'cn=access,ou=groups,o=data', username: 'access' }
const ROWS = [
  proxy('omar', ['lena']),
  proxy('elif', [], { proxyForGroups: [GROUP] }),
  proxy('anton', ['lena'], { expirytime: '1000000000000' }),
  proxy('freya', ['ingrid']),
]

function known(level: number, ...more: Parameters<typeof fakeProxies>) {
  server.use(
    ...fakeProxies(...more).handlers,
    ...fakePeople(['omar', 'lena']),
    ...fakePreferences().handlers,
    http.get('*/rest/access/groups/membershipInfo', () =>
      HttpResponse.json({ groupMemberof: [GROUP.dn] }),
    ),
    http.get('*/rest/access/user/admin', ({ request }) =>
      HttpResponse.json({
        isAdmin: new URL(request.url).searchParams.get('level') === String(level),
      }),
    ),
  )
}

test('who could act as a person now is told with the way and the power that goes along', async () => {
  known(2, ROWS)
  const { user, container } = renderAt(toProxies())
  await screen.findByRole('group', { name: 'Who can act as' })

  await choosePerson(user, 'Who can act as', 'lena')

  const card = await screen.findByRole('region', { name: 'Who can act as lena now' })
  const rows = await within(card).findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/omar.*Named directly.*No end/),
    expect.stringMatching(/elif.*As a member of the group access/),
  ])
  expect(
    await within(card).findByText('This includes the rights of a delegated administrator'),
  ).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('who sees only some of the assignments is not told who could act', async () => {
  known(0, ROWS, { userType: 'USER' })
  renderAt(`${toProxies()}?for=${encodeURIComponent(personDn('lena'))}`)

  expect(await screen.findByRole('row', { name: /omar/ })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Who can act as' })).not.toBeInTheDocument()
})
