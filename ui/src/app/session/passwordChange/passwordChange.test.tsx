import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atBff, atUpstream } from '../../../testing/addresses'
import { server } from '../../../testing/server'

const RIGHTS = atUpstream('access/info/user/navigationrights')
const FRAME_URL = 'https://sspr.example/private/changepassword'

function needed(more = {}) {
  const body = { code: 'change_password', message: '', requestId: 'r-1', frameUrl: FRAME_URL }
  return HttpResponse.json({ ...body, ...more }, { status: 498 })
}

/** The first call is refused, all others are answered. */
function refuseOnce(more = {}) {
  let calls = 0
  server.use(
    http.post(RIGHTS, () => {
      calls += 1
      return calls === 1 ? needed(more) : HttpResponse.json({ navPageRights: [] })
    }),
  )
  return () => calls
}

function open() {
  return renderAt('/tasks', { routes: pages, bootstrap: { menu } })
}

async function frame() {
  return screen.findByTitle<HTMLIFrameElement>('Change password')
}

function say(source: MessageEventSource | null, origin: string, data: unknown) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, origin, data }))
  })
}

test('a call that needs a new password shows the service, then goes on as if nothing had been', async () => {
  const calls = refuseOnce()
  open()
  const service = await frame()
  expect(service).toHaveAttribute('src', FRAME_URL)

  say(service.contentWindow, 'https://sspr.example', 'done')

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.queryByTitle('Change password')).not.toBeInTheDocument()
  expect(calls()).toBe(2)
})

test('the page to which the service leads back says it too', async () => {
  refuseOnce()
  open()

  say((await frame()).contentWindow, window.location.origin, { type: 'password-changed' })

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test.each([
  { who: 'another window', origin: 'https://sspr.example', own: false, data: 'done' },
  { who: 'another site in the frame', origin: 'https://evil.example', own: true, data: 'done' },
  { who: 'this page', origin: window.location.origin, own: true, data: { type: 'other' } },
])('nothing that $who says counts', async ({ origin, own, data }) => {
  const calls = refuseOnce()
  open()
  const service = await frame()

  say(own ? service.contentWindow : window, origin, data)

  expect(service).toBeVisible()
  expect(calls()).toBe(1)
})

test('a write that the gateway has kept is sent by its number', async () => {
  const sent: string[] = []
  refuseOnce({ replayId: 'w-1' })
  server.use(
    http.post(atBff('bff/replay/:id'), ({ params }) => {
      sent.push(String(params.id))
      return HttpResponse.json({ navPageRights: [] })
    }),
  )
  open()

  say((await frame()).contentWindow, 'https://sspr.example', 'done')

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(sent).toEqual(['w-1'])
})

test('who does not want to change it now is told why the call failed, and nothing is kept', async () => {
  const dropped: string[] = []
  refuseOnce({ replayId: 'w-1' })
  server.use(
    http.delete(atBff('bff/replays/:id'), ({ params }) => {
      dropped.push(String(params.id))
      return HttpResponse.json({ dropped: 1 })
    }),
  )
  const { user } = open()
  await frame()
  await user.click(screen.getByRole('button', { name: 'Not now' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Change your password before')
  expect(dropped).toEqual(['w-1'])
})

test('calls that need it at the same time wait for the same service', async () => {
  let refused = 0
  server.use(
    http.get(atBff('bff/bootstrap'), () => needed(), { once: true }),
    http.post(
      RIGHTS,
      () => {
        refused += 1
        return needed()
      },
      { once: true },
    ),
  )
  renderAt('/tasks', { routes: pages })
  const service = await frame()
  expect(screen.getAllByTitle('Change password')).toHaveLength(1)

  say(service.contentWindow, 'https://sspr.example', 'done')

  await waitFor(() => {
    expect(screen.queryByTitle('Change password')).not.toBeInTheDocument()
  })
  expect(refused).toBeLessThanOrEqual(1)
})

test('the service has the whole window, over everything', () => {
  const css = readFileSync(resolve(__dirname, 'PasswordFrame.module.css'), 'utf8')

  expect(css).toMatch(/[.]cover [{]\s+position: fixed;\s+inset: 0;/)
  expect(css).toMatch(/[.]modal,\s+[.]dialog [{]\s+block-size: 100%;/)
  expect(css).toMatch(/[.]frame [{]\s+inline-size: 100%;\s+block-size: 100%;/)
})
