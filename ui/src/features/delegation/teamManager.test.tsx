import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chooseMember } from '../../testing/chooseMember'
import { choosePerson } from '../../testing/choosePerson'
import { fakeManagedTeam } from '../../testing/fakeManagedTeam'
import { fakePeople } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDelegations } from './fakeDelegationServer'
import { toDelegationCalendar, toDelegationCreate } from './routes'

const manager = {
  bootstrap: { rights: { authorized: true, clientId: '1', isDelegationTeamMgr: true } },
}

/** The queries for teams of a manager whose team is Buyers. */
function known() {
  const { asked, handlers } = fakeManagedTeam()
  server.use(
    ...handlers,
    http.post('*/rest/access/teams/team', () =>
      HttpResponse.json({ dn: 'cn=Buyers', name: 'Buyers' }),
    ),
    ...fakeDelegations([]).handlers,
    ...fakePeople(['elif', 'Amara Okafor']),
    ...fakePreferences().handlers,
    fakeRights('delegation', 'create', 'createDelegation'),
  )
  return asked
}

test('members are chosen out of a team whose delegates the manager may set', async () => {
  const asked = known()
  const { user } = renderAt(toDelegationCreate(), manager)
  await chooseMember(user, 'Delegate to', 'Buyers', 'elif')

  expect(screen.getByRole('group', { name: 'Delegate to' })).toHaveTextContent('elif')
  expect(asked).toContainEqual(expect.objectContaining({ pType: 'configureDelegate', q: 'Buyers' }))
})

test.each([
  [[], 'A'],
  [['PROVISIONING'], undefined],
])(
  'who administers %j chooses the team of the calendar among those of type %s',
  async (domains, type) => {
    const asked = known()
    const { user } = renderAt(`${toDelegationCalendar()}&of=team`, {
      bootstrap: { rights: { authorized: true, clientId: '1', domains } },
    })
    await screen.findByRole('group', { name: 'Team' })
    await choosePerson(user, 'Team', 'Buyers')

    const team = await screen.findByRole('group', { name: 'Team' })
    expect(await screen.findByText('People: 1. Calls: about 3')).toBeVisible()
    expect(team).toHaveTextContent('Buyers')
    expect(screen.queryByRole('button', { name: 'Remove Buyers' })).not.toBeInTheDocument()
    expect(asked[0]?.type).toBe(type)
  },
)
