import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atBff } from '../../testing/addresses'
import { server } from '../../testing/server'

const SESSION = atBff('bff/session')
const BACK_TO_TASKS = 'bff/login?return=%23%2Ftasks%3Fq%3Dann'

function open() {
  return renderAt('/tasks?q=ann', { routes: pages, bootstrap: { menu } })
}

afterEach(() => {
  document.body.hidden = false
})

function bringBack() {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

test('a page from the back-forward cache is hidden until its session is confirmed', async () => {
  open()
  await screen.findByRole('heading', { name: 'All tasks' })

  window.dispatchEvent(new Event('pagehide'))
  expect(document.body).not.toBeVisible()
  act(bringBack)

  await waitFor(() => {
    expect(document.body).toBeVisible()
  })
  expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('a page from the back-forward cache shows nothing after a sign-out', async () => {
  const { departures } = open()
  await screen.findByRole('heading', { name: 'All tasks' })
  server.use(http.get(SESSION, () => HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' })))

  window.dispatchEvent(new Event('pagehide'))
  act(bringBack)

  await waitFor(() => {
    expect(departures).toEqual([BACK_TO_TASKS])
  })
  expect(screen.queryByRole('heading', { name: 'All tasks' })).not.toBeInTheDocument()
})

test('another user at the keyboard gets a fresh start', async () => {
  const { departures } = open()
  await screen.findByRole('heading', { name: 'All tasks' })
  server.use(
    http.get(SESSION, () =>
      HttpResponse.json({ signedIn: true, userName: 'isolberg', fullName: 'Ingrid Solberg' }),
    ),
  )

  window.dispatchEvent(new Event('pagehide'))
  act(bringBack)

  await waitFor(() => {
    expect(departures).toEqual(['reload'])
  })
  expect(document.body).not.toBeVisible()
})
