import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { dnOf, fakeUsers, person } from './fakeUsersServer'
import { toUser } from './routes'

test('a deleted user is not loaded again', async () => {
  const loaded: (string | null)[] = []
  const dn = dnOf('isolberg')
  server.use(
    ...fakePreferences().handlers,
    fakeUsers([person('Bo Lind')]).handler,
    http.get(atUpstream('access/users/details'), ({ request }) => {
      loaded.push(new URL(request.url).searchParams.get('userDn'))
      return HttpResponse.json(person('Ingrid Solberg'))
    }),
    http.delete(atUpstream('access/user'), () =>
      HttpResponse.json({ success: true, succeeded: [{ id: dn }], failed: [] }),
    ),
  )
  const { user } = renderAt(toUser(dn))

  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete user' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(await screen.findByText('User(s) successfully deleted')).toBeVisible()
  expect(loaded).toEqual([dn])
})
