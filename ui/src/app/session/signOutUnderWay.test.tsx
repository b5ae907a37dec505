import { screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { atBff } from '../../testing/addresses'
import { gate } from '../../testing/gate'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

test('a sign-out that is under way hears of its own end, and goes on to the provider', async () => {
  const { passed, open: answer } = gate()
  const others = new BroadcastChannel('session')
  const { user, departures } = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  await screen.findByRole('heading', { name: 'All tasks' })
  const begun = jest.fn()
  server.use(
    http.post(atBff('bff/logout'), async () => {
      begun()
      await passed
      return HttpResponse.json({ location: 'https://osp.example/out' })
    }),
  )
  await user.click(screen.getByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(begun).toHaveBeenCalled())
  const calls = jest.fn(() => HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' }))
  server.use(http.get(atBff('bff/session'), calls))

  others.postMessage({ type: 'ended' })
  await delay(50)
  answer()

  await waitFor(() => expect(departures).toEqual(['https://osp.example/out']))
  expect(calls).not.toHaveBeenCalled()
  others.close()
})
