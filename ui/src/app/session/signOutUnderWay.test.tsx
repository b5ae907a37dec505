import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../shared/platform/api/baseApi'
import { atBff } from '../../testing/addresses'
import { gate } from '../../testing/gate'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { type SessionMessage, tellAllTabs } from './sessionChannel'

/**
 * Sends a message to all tabs and waits until they have received it, which they do in the order in which they began to
 * listen.
 */
async function tellAndBeHeard(message: SessionMessage) {
  const last = new BroadcastChannel('session')
  const heard = new Promise((resolve) => {
    last.onmessage = resolve
  })
  tellAllTabs(message)
  await act(() => heard)
  last.close()
}

test('a sign-out that is under way hears of its own end, and goes on to the provider', async () => {
  const { passed, open: answer } = gate()
  const { user, store, departures } = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
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

  await tellAndBeHeard({ type: 'ended' })
  const underWay = store.dispatch(baseApi.util.getRunningQueriesThunk())
  expect(underWay.map(({ queryCacheKey }) => queryCacheKey)).not.toContainEqual(
    expect.stringMatching(/^readSession/),
  )
  answer()

  await waitFor(() => expect(departures).toEqual(['https://osp.example/out']))
})
