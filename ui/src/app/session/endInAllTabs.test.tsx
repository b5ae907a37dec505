import { act, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { sessionEnded } from '../../shared/platform/store/sessionSlice'
import { atBff } from '../../testing/addresses'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

const SESSION = atBff('bff/session')
const over = () => HttpResponse.json({ signedIn: false, loginUrl: 'bff/login' })

let others: BroadcastChannel
let heard: unknown[]

beforeEach(() => {
  heard = []
  others = new BroadcastChannel('session')
  others.onmessage = ({ data }) => heard.push(data)
})

afterEach(() => {
  others.close()
})

async function openTab() {
  const view = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  const page = within(view.container)
  await page.findByRole('heading', { name: 'All tasks' })
  return { ...view, page }
}

/** Answers session calls from now on; returns the value of `touch` of each call. */
function asked(answer: () => Response) {
  const calls: (string | null)[] = []
  server.use(
    http.get(SESSION, ({ request }) => {
      calls.push(new URL(request.url).searchParams.get('touch'))
      return answer()
    }),
  )
  return calls
}

function tell() {
  act(() => others.postMessage({ type: 'ended' }))
}

test('an end that one tab finds takes what all others show off the screen and is told once', async () => {
  const finder = await openTab()
  const other = await openTab()
  const third = await openTab()
  asked(over)

  act(() => {
    finder.store.dispatch(sessionEnded({ loginUrl: 'bff/login' }))
  })

  for (const { page } of [other, third]) {
    expect(await page.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  }
  await waitFor(() => expect(finder.departures).toEqual(['bff/login?return=%23%2Ftasks']))
  await delay(50)
  expect(heard).toEqual([{ type: 'ended' }])
  expect([...other.departures, ...third.departures]).toEqual([])
})

test('a session that goes on is asked for once and ends nowhere; asking is no activity', async () => {
  const { page } = await openTab()
  const calls = asked(() =>
    HttpResponse.json({ signedIn: true, userName: 'aokafor', fullName: 'Amara Okafor' }),
  )

  tell()
  await waitFor(() => expect(calls).toEqual(['false']))
  await act(() => delay(50))

  expect(page.getByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(heard).toEqual([])
})

test('when somebody else has signed in meanwhile, the page starts afresh', async () => {
  const { departures } = await openTab()
  asked(() => HttpResponse.json({ signedIn: true, userName: 'tom', fullName: 'Tom' }))

  tell()

  await waitFor(() => expect(departures).toEqual(['reload']))
})
