import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { bootstrap } from '../../testing/bootstrap'
import { gate } from '../../testing/gate'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atBff, atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'

const SESSION = atBff('bff/session')
const SIGNED_IN = { signedIn: true, userName: 'aokafor', fullName: 'Amara Okafor' }
const signedOut = () => HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' })
const BACK_TO_TASKS = 'bff/login?return=%23%2Ftasks%3Fq%3Dann'

function open() {
  return renderAt('/tasks?q=ann', { routes: pages, bootstrap: { menu } })
}

function refuse(code: string, status: number) {
  return HttpResponse.json(
    { code, message: '', requestId: 'r-1', loginUrl: 'bff/login' },
    { status },
  )
}

test('without a session the page is left for the sign-in, which leads back to the route', async () => {
  server.use(http.get(SESSION, signedOut))
  const { departures } = open()

  await waitFor(() => {
    expect(departures).toEqual([BACK_TO_TASKS])
  })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('after a sign-in the start does not wait for the session to be read', async () => {
  const { passed, open: answer } = gate()
  const asked = jest.fn()
  document.cookie = 'netiq_idm_rbpm_acsrf=token'
  server.use(
    http.get(SESSION, async () => {
      await passed
      return HttpResponse.json(SIGNED_IN)
    }),
    http.get(atBff('bff/bootstrap'), () => {
      asked()
      return HttpResponse.json(bootstrap({ menu }))
    }),
  )
  renderAt('/tasks', { routes: pages })

  await waitFor(() => {
    expect(asked).toHaveBeenCalledTimes(1)
  })
  answer()
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  document.cookie = 'netiq_idm_rbpm_acsrf=; max-age=0'
})

test('until the start is answered a spinner covers everything', async () => {
  const { passed, open: answer } = gate()
  server.use(
    http.get(atBff('bff/bootstrap'), async () => {
      await passed
      return HttpResponse.json(bootstrap({ menu }))
    }),
  )
  const { container } = renderAt('/tasks', { routes: pages })

  expect(await screen.findByRole('status')).toHaveTextContent('Loading')
  await act(() => delay(50))
  expect(container).toContainHTML('class="overlay"')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()

  answer()
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})

test('a start that fails says why, names the request and can be tried again', async () => {
  server.use(
    http.get(
      atBff('bff/bootstrap'),
      () =>
        HttpResponse.json(
          { code: 'upstream_unreachable', message: '', requestId: 'r-7' },
          { status: 502, headers: { 'x-request-id': 'r-7' } },
        ),
      { once: true },
    ),
  )
  const { user } = renderAt('/tasks', { routes: pages })

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The application could not start')
  expect(alert).toHaveTextContent('The identity applications cannot be reached at the moment.')
  expect(alert).toHaveTextContent('r-7')

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('a call without a session asks once whether there is one; when not, the page is left', async () => {
  let questions = 0
  const { user, departures } = open()
  await screen.findByRole('heading', { name: 'All tasks' })
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () => refuse('no_session', 401)),
    http.get(SESSION, ({ request }) => {
      if (request.url.endsWith('touch=true')) return HttpResponse.json(SIGNED_IN)
      questions += 1
      return signedOut()
    }),
  )

  await user.click(screen.getByText('People'))
  await user.click(screen.getByRole('link', { name: 'My own page' }))

  await waitFor(() => {
    expect(departures).toEqual([BACK_TO_TASKS])
  })
  expect(questions).toBe(1)
})

test.each(['no_session', 'session_moved'])(
  'a call that was refused as %s is repeated once while the session is alive',
  async (code) => {
    let calls = 0
    server.use(
      http.post(atUpstream('access/info/user/navigationrights'), () => {
        calls += 1
        return calls === 1 ? refuse(code, 401) : HttpResponse.json({ navPageRights: [] })
      }),
    )
    const { departures } = open()

    expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
    expect(calls).toBe(2)
    expect(departures).toEqual([])
  },
)

test('a call is not repeated for ever', async () => {
  let calls = 0
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () => {
      calls += 1
      return refuse('session_moved', 401)
    }),
  )
  open()

  expect(await screen.findByRole('alert')).toHaveTextContent('Your session was renewed')
  expect(calls).toBe(2)
})

test('a session that is over leads to the sign-in', async () => {
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () => refuse('session_over', 489)),
  )
  const { departures } = open()

  await waitFor(() => {
    expect(departures).toEqual([BACK_TO_TASKS])
  })
})

test('an error of the identity applications is never taken for the end of the session', async () => {
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () =>
      HttpResponse.json({ Fault: { Reason: { Text: 'Bad sort order' } } }, { status: 489 }),
    ),
  )
  const { departures } = open()

  expect(await screen.findByRole('alert')).toHaveTextContent('Bad sort order')
  expect(departures).toEqual([])
})

test('every call carries the anti-forgery value the cookie has at that moment', async () => {
  const sent: (string | null)[] = []
  server.use(
    http.get(SESSION, ({ request }) => {
      sent.push(request.headers.get('netiq-idm-rbpm-acsrf'))
      document.cookie = 'netiq_idm_rbpm_acsrf=second'
      return HttpResponse.json(SIGNED_IN)
    }),
    http.post(atUpstream('access/info/user/navigationrights'), ({ request }) => {
      sent.push(request.headers.get('netiq-idm-rbpm-acsrf'))
      return HttpResponse.json({ navPageRights: [] })
    }),
  )
  document.cookie = 'netiq_idm_rbpm_acsrf=first'
  open()
  await screen.findByRole('heading', { name: 'All tasks' })

  expect(sent).toEqual(['first', 'second'])
})
