import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Bootstrap } from '../../../shared/platform/session/sessionApi'
import { axe } from '../../../testing/axe'
import { bootstrap } from '../../../testing/bootstrap'
import { clientWith, setting } from '../../../testing/clientSettings'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atBff } from '../../../testing/addresses'
import { server } from '../../../testing/server'

const SESSION = atBff('bff/session')
const LONG_S = 1200
/** A session length whose warning, after half of it, a test can wait for; seconds. */
const SHORT_S = 1

function sessionUntil(
  secondsFromNow: number,
  userName = 'aokafor',
  atMost = secondsFromNow + 3600,
) {
  return HttpResponse.json({
    signedIn: true,
    userName,
    fullName: 'Amara Okafor',
    idleEndsAt: Date.now() + secondsFromNow * 1000,
    absoluteEndsAt: Date.now() + atMost * 1000,
  })
}

/** A session whose end no activity delays. */
const lastMinute = () => sessionUntil(LONG_S, 'aokafor', 60)

function open(sessionTimeOut: number, own: Partial<Bootstrap> = {}) {
  const { context } = bootstrap()
  return renderAt('/tasks', {
    routes: pages,
    bootstrap: {
      menu,
      ...own,
      context: { ...context, sessionTimeOut, extendSession: 'https://osp.example/app/activity' },
    },
  })
}

const warning = () => screen.findByRole('alertdialog', { name: 'Warning!' })

let popup: BroadcastChannel
let extended: number
let credentials: RequestCredentials | undefined

beforeEach(() => {
  popup = new BroadcastChannel('session')
  extended = 0
  server.use(
    http.get(SESSION, () => sessionUntil(LONG_S)),
    http.get('https://osp.example/app/activity', ({ request }) => {
      extended += 1
      credentials = request.credentials
      return HttpResponse.text('')
    }),
  )
})

afterEach(() => {
  jest.useRealTimers()
  popup.close()
})

const tell = (type: string) => act(() => popup.postMessage({ type }))

test('nobody is warned while there is time', async () => {
  open(LONG_S)

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('the warning says how much time is left and has no barriers', async () => {
  server.use(http.get(SESSION, () => sessionUntil(119.5)))
  open(SHORT_S)

  const dialog = await warning()
  expect(dialog).toHaveTextContent(
    'Your session is about to expire. Do you want to extend the session or sign out of the application? Signing out will terminate the session and any unsaved changes will be lost.',
  )
  await waitFor(() => {
    expect(dialog).toHaveTextContent('Time left: 01:5')
  })
  expect(await axe(dialog)).toHaveNoViolations()
})

/** Advances the time to one second before the warning, for a session with this last access, then by one more second. */
async function warnedTwoMinutesBeforeTheEndAfter(lastAccess: number) {
  const toWarning = lastAccess + (LONG_S - 120) * 1000 - Date.now()
  await act(() => jest.advanceTimersByTimeAsync(toWarning - 1_000))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1_100))
  expect(await warning()).toBeVisible()
}

const lastAccess = () => Number(localStorage.getItem('last-access'))

test('the warning comes two minutes before the session ends', async () => {
  jest.useFakeTimers()
  open(LONG_S)
  await screen.findByRole('heading', { name: 'All tasks' })

  await warnedTwoMinutesBeforeTheEndAfter(lastAccess())
})

test('an access in another tab postpones the warning', async () => {
  jest.useFakeTimers()
  open(LONG_S)
  await screen.findByRole('heading', { name: 'All tasks' })
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  localStorage.setItem('last-access', String(Date.now()))

  await warnedTwoMinutesBeforeTheEndAfter(lastAccess())
})

test('an activity while the warning is open changes nothing', async () => {
  const { user } = open(SHORT_S)
  const dialog = await warning()
  const before = localStorage.getItem('last-access')

  await user.click(dialog)

  expect(localStorage.getItem('last-access')).toBe(before)
  expect(dialog).toBeVisible()
})

test('signing out from the warning ends the session', async () => {
  server.use(
    http.post(atBff('bff/logout'), () =>
      HttpResponse.json({ location: 'https://osp.example/out' }),
    ),
  )
  const { user, departures } = open(SHORT_S)
  await warning()

  await user.click(screen.getByRole('button', { name: 'Sign out' }))

  await waitFor(() => {
    expect(departures).toEqual(['https://osp.example/out'])
  })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('after the extension the warning closes, a message says so, and the time begins anew', async () => {
  const { user } = open(SHORT_S)
  await warning()
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  await user.click(screen.getByRole('button', { name: 'Extend' }))
  expect(opened.mock.lastCall?.[0]).toBe(atBff('bff/extend'))

  tell('extended')

  expect(await screen.findByText('Successfully extended session')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(await warning()).toBeVisible()
})

test('that message goes by itself after ten seconds, however long others stay', async () => {
  const { user } = open(SHORT_S, clientWith({ customization: { messageTime: setting(60) } }))
  await warning()
  jest.spyOn(window, 'open').mockReturnValue(window)
  await user.click(screen.getByRole('button', { name: 'Extend' }))
  jest.useFakeTimers()
  tell('extended')
  const message = await screen.findByText('Successfully extended session')

  await act(() => jest.advanceTimersByTimeAsync(8_000))
  expect(message).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(message).not.toBeInTheDocument()
})

test('that message can be closed by hand before', async () => {
  server.use(http.get(SESSION, () => lastMinute()))
  const { user } = open(LONG_S)
  await warning()
  server.use(http.get(SESSION, () => sessionUntil(LONG_S)))
  tell('extended')
  const message = await screen.findByText('Successfully extended session')

  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(message).not.toBeInTheDocument()
})

test('a window that the browser does not open, and an extension that fails, are told of', async () => {
  const { user } = open(SHORT_S)
  await warning()
  jest.spyOn(window, 'open').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Extend' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('blocked the sign-in window')

  tell('failed')
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('Your session could not be extended')
  })
})

test.each(['other-user', 'extended'])(
  'when somebody else signed in (%s), nothing of the first person stays',
  async (type) => {
    const { departures } = open(SHORT_S)
    await warning()
    sessionStorage.setItem('draft', 'secret')
    server.use(http.get(SESSION, () => sessionUntil(LONG_S, 'somebody')))

    tell(type)

    await waitFor(() => {
      expect(departures).toEqual(['reload'])
    })
    expect(sessionStorage).toHaveLength(0)
  },
)

test('when the time is over and the session too, the page is left for the sign-in', async () => {
  server.use(http.get(SESSION, () => sessionUntil(0.7)))
  const { departures } = open(SHORT_S)
  await warning()
  server.use(http.get(SESSION, () => HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' })))

  await waitFor(() => {
    expect(departures).toEqual(['bff/login?return=%23%2Ftasks'])
  })
})

test('the end that cannot be put off is warned of too', async () => {
  server.use(http.get(SESSION, () => lastMinute()))
  open(LONG_S)

  expect(await warning()).toHaveTextContent(/Time left: (01:00|00:\d\d)/)
})

/** Called for each session call that counts as activity. */
function touches() {
  const touched = jest.fn()
  server.use(
    http.get(SESSION, ({ request }) => {
      if (new URL(request.url).searchParams.get('touch') === 'true') touched()
      return sessionUntil(LONG_S)
    }),
  )
  return touched
}

test('activity is told to the gateway and to the provider', async () => {
  const begun = Date.now()
  const touched = touches()
  open(LONG_S)
  await screen.findByRole('heading', { name: 'All tasks' })

  expect(touched).toHaveBeenCalledTimes(1)
  expect([extended, credentials]).toEqual([1, 'include'])
  expect(localStorage.getItem('app-domain')).toBe('aldermoor.example')
  expect(Number(localStorage.getItem('last-access'))).toBeGreaterThanOrEqual(begun)
})

test('all tabs and reloads together tell the gateway once a minute, and the provider every five', async () => {
  jest.useFakeTimers()
  const touched = touches()
  const counts = () => [touched.mock.calls.length, extended]
  const click = async (afterMs: number, press = fireEvent.click) => {
    await act(() => jest.advanceTimersByTimeAsync(afterMs))
    press(document.body)
    await act(() => jest.advanceTimersByTimeAsync(100))
  }
  const { unmount } = open(LONG_S)
  await screen.findByRole('heading', { name: 'All tasks' })
  await click(0)
  expect(counts()).toEqual([1, 1])

  unmount()
  open(LONG_S)
  await screen.findByRole('heading', { name: 'All tasks' })
  await click(0)
  await click(55_000)
  expect(counts()).toEqual([1, 1])
  await click(6_000, fireEvent.touchStart)
  expect(counts()).toEqual([2, 1])

  const now = String(Date.now())
  localStorage.setItem('last-touch', now)
  localStorage.setItem('last-extension', now)
  await click(59_000)
  expect(counts()).toEqual([2, 1])
  await click(2_000)
  expect(counts()).toEqual([3, 1])
  await click(5 * 60_000 - 63_000)
  expect(extended).toBe(1)
  await click(2_000)
  expect(extended).toBe(2)
})
