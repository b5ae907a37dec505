import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { person } from './fakeUsersServer'
import { toUser } from './routes'

const colleague = person('Ingrid Solberg')

test.each([
  [
    'of a colleague, whom they do not look after, are not offered to an employee',
    colleague.dn,
    null,
    [],
  ],
  [
    'of a colleague are offered to who may open the page of roles',
    colleague.dn,
    'role',
    ['Roles', 'Resources'],
  ],
  ['of themselves are offered to everybody', 'cn=admin,o=data', null, ['Roles', 'Resources']],
])('roles and resources %s', async (_who, dn, right, tabs) => {
  server.use(
    fakeRights('orgchart', ...(right ? [right] : [])),
    http.get(atUpstream('access/users/details'), () => HttpResponse.json({ ...colleague, dn })),
  )
  renderAt(toUser(dn), {
    bootstrap: { rights: { authorized: true }, user: { dn: 'cn=admin,o=data' } },
  })

  expect(await screen.findByRole('tab', { name: 'Groups' })).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      ...tabs,
      'Groups',
    ]),
  )
})
