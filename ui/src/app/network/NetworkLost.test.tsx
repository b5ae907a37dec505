import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { Button } from '../../shared/ui/Button'
import { atBff } from '../../testing/addresses'
import { menu } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

const { useReadFigureQuery, useWriteFigureMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readFigure: build.query<{ figure: number }, undefined>({ query: () => 'bff/figure' }),
    writeFigure: build.mutation<null, undefined>({
      query: () => ({ url: 'bff/figure', method: 'PUT', body: {} }),
    }),
  }),
})

function FigurePage() {
  const { data, error, refetch } = useReadFigureQuery(undefined)
  const [write, { error: notWritten }] = useWriteFigureMutation()
  const errorText = useErrorText()
  return (
    <>
      <p>Figure {data?.figure}</p>
      {error && <p>{errorText(error)}</p>}
      {notWritten && <p>{errorText(notWritten)}</p>}
      <Button onPress={() => void refetch()}>Read</Button>
      <Button onPress={() => void write(undefined)}>Write</Button>
    </>
  )
}

const routes: AppRoute[] = [
  {
    path: 'tasks',
    lazy: () => Promise.resolve({ Component: FigurePage }),
    texts: [],
    handle: { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' },
  },
]

const BAND = 'You are offline. The data shown may be out of date.'

let figure: number
let writes: number
let probes: number

/** Makes all calls to these addresses fail. */
function cut(...paths: string[]) {
  server.use(
    ...paths.map((path) =>
      http.all(atBff(path), () => {
        writes += 1
        return HttpResponse.error()
      }),
    ),
  )
}

function mend() {
  server.use(
    http.get(atBff('bff/live'), () => {
      probes += 1
      return HttpResponse.json({})
    }),
    http.get(atBff('bff/figure'), () => HttpResponse.json({ figure })),
  )
}

beforeEach(() => {
  figure = 1
  writes = 0
  probes = 0
  mend()
})

async function open() {
  const view = renderAt('/tasks', { routes, bootstrap: { menu } })
  await screen.findByText('Figure 1')
  return view
}

function browserSays(what: 'online' | 'offline') {
  act(() => {
    window.dispatchEvent(new Event(what))
  })
}

test('a call without an answer brings the band, and an answer takes it away', async () => {
  const { user } = await open()
  cut('bff/figure', 'bff/live')
  await user.click(screen.getByRole('button', { name: 'Read' }))
  expect(await screen.findByText(BAND)).toBeVisible()
  expect(screen.getByText('Figure 1')).toBeVisible()

  mend()
  browserSays('online')
  await waitFor(() => {
    expect(screen.queryByText(BAND)).not.toBeInTheDocument()
  })
})

test('what is on the screen is read again when the network is back', async () => {
  await open()
  cut('bff/figure', 'bff/live')
  browserSays('offline')
  await screen.findByText(BAND)
  figure = 2
  mend()
  browserSays('online')

  expect(await screen.findByText('Figure 2')).toBeVisible()
})

test('the server is asked again and again until it answers', async () => {
  await open()
  cut('bff/live')
  const every5s = jest.spyOn(globalThis, 'setInterval')
  browserSays('offline')
  await screen.findByText(BAND)
  const [ask] = every5s.mock.calls.find(([, ms]) => ms === 5000) ?? []
  mend()
  act(() => ask?.())

  await waitFor(() => {
    expect(screen.queryByText(BAND)).not.toBeInTheDocument()
  })
})

test('one call that fails while the server answers is no lost network', async () => {
  const { user } = await open()
  cut('bff/figure')
  await user.click(screen.getByRole('button', { name: 'Read' }))

  expect(await screen.findByText('Network Error')).toBeVisible()
  await waitFor(() => {
    expect(probes).toBe(1)
  })
  expect(screen.queryByText(BAND)).not.toBeInTheDocument()
})

test('a browser that says it is offline is not believed while the server answers', async () => {
  await open()
  browserSays('offline')

  await waitFor(() => {
    expect(probes).toBe(1)
  })
  expect(screen.queryByText(BAND)).not.toBeInTheDocument()
})

test('a write without an answer says so and is not repeated', async () => {
  const { user } = await open()
  cut('bff/figure')
  await user.click(screen.getByRole('button', { name: 'Write' }))
  expect(
    await screen.findByText(
      'Network Error. The result is unknown. Check the result before you try again.',
    ),
  ).toBeVisible()

  mend()
  browserSays('online')
  await waitFor(() => {
    expect(probes).toBe(2)
  })
  expect(writes).toBe(1)
})

test('screen readers announce that the network is lost', async () => {
  await open()
  cut('bff/live')
  browserSays('offline')
  await screen.findByText(BAND)

  expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(BAND)
})
