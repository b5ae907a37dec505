import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../shared/platform/api/baseApi'
import { atBff } from '../../testing/addresses'
import { gate } from '../../testing/gate'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { sessionEnded } from '../../shared/platform/store/sessionSlice'
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

test.each(['before', 'after'])(
  'a call that hears of the end %s the sign-out is answered leads to no sign-in',
  async (when) => {
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

    const hear = () => act(() => void store.dispatch(sessionEnded({ loginUrl: 'bff/login' })))
    if (when === 'before') hear()
    answer()
    await waitFor(() => expect(departures).toEqual(['https://osp.example/out']))
    hear()

    expect(store.getState().session.phase).toBe('signedOut')
  },
)

test('a sign-out without a session leads to the sign-in', async () => {
  const { user, departures } = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  await screen.findByRole('heading', { name: 'All tasks' })
  const gone = { code: 'no_session', message: '', requestId: 'r-1', loginUrl: 'bff/login' }
  server.use(
    http.post(atBff('bff/logout'), () => HttpResponse.json(gone, { status: 401 })),
    http.get(atBff('bff/session'), () =>
      HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' }),
    ),
  )
  await user.click(screen.getByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))

  await waitFor(() => expect(departures).toEqual([expect.stringMatching(/^bff\/login/)]))
})
