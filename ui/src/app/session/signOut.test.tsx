import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atBff } from '../../testing/addresses'
import { server } from '../../testing/server'

const BACK_TO_TASKS = 'bff/login?return=%23%2Ftasks%3Fq%3Dann'

function open() {
  return renderAt('/tasks?q=ann', { routes: pages, bootstrap: { menu } })
}

let otherTab: BroadcastChannel

beforeEach(() => {
  otherTab = new BroadcastChannel('session')
})

afterEach(() => {
  otherTab.close()
})

async function signOut(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}

test('signing out forgets the user, tells the other tabs and leaves for the provider', async () => {
  const heard: unknown[] = []
  otherTab.onmessage = ({ data }) => heard.push(data)
  server.use(
    http.post(atBff('bff/logout'), () =>
      HttpResponse.json({ location: 'https://osp.example/logout' }),
    ),
  )
  localStorage.setItem('current-locale', 'en')
  localStorage.setItem('theme', 'dark')
  sessionStorage.setItem('draft', 'secret')
  const { user, departures, store } = open()

  await signOut(user)

  await waitFor(() => {
    expect(departures).toEqual(['https://osp.example/logout'])
  })
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('current-locale')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(Object.keys(store.getState().api.queries)).toEqual([])
  expect(screen.queryByText('Amara Okafor')).not.toBeInTheDocument()
  await waitFor(() => {
    expect(heard).toEqual([{ type: 'signed-out' }])
  })
})

test('a sign-out that fails says so and stays', async () => {
  server.use(
    http.post(atBff('bff/logout'), () =>
      HttpResponse.json({ code: 'try_again', message: '', requestId: 'r-1' }, { status: 503 }),
    ),
  )
  const { user, departures } = open()

  await signOut(user)

  expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeInTheDocument()
  expect(departures).toEqual([])
})

test('a sign-out in another tab takes the page off the screen and waits to be asked', async () => {
  const { user, departures } = open()
  await screen.findByRole('heading', { name: 'All tasks' })
  act(() => {
    otherTab.postMessage({ type: 'signed-out' })
  })

  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(screen.queryByText('Amara Okafor')).not.toBeInTheDocument()
  expect(departures).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(departures).toEqual([BACK_TO_TASKS])
})
