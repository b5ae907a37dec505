import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { delta, fakeCprs, process, SUBJECT } from './fakeCprsServer'
import { toReconciliation } from './routes'

const THREE = [delta('Ann', 'APPLICATION'), delta('Ben', 'IDM'), delta('Cleo', 'IDM')]
const PROCESSES = '*/rest/access/cprs/cprsrequest/status/list'

function world(...args: Parameters<typeof fakeCprs>) {
  const fake = fakeCprs(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('nothing is computed before it is known what runs', async () => {
  const held = gate()
  world({ processes: [process('c1')], deltas: THREE })
  server.use(
    http.post(PROCESSES, async () => {
      await held.passed
      return undefined
    }),
  )
  renderAt(toReconciliation(SUBJECT))
  await screen.findByRole('tab', { name: 'Assignments' })
  expect(screen.queryByRole('button', { name: /Compute/ })).not.toBeInTheDocument()

  held.open()

  expect(await button('Compute again')).toBeEnabled()
  const steps = screen.getByRole('list', { name: 'Steps of the reconciliation' })
  expect(await within(steps).findByText('Differences: 3')).toBeVisible()
})

test('processes that cannot be read are told, with a way to try again', async () => {
  world({ processes: [process('c1')], deltas: THREE })
  let isBroken = true
  server.use(
    http.post(PROCESSES, () => (isBroken ? HttpResponse.json({}, { status: 500 }) : undefined)),
  )
  const { user } = renderAt(toReconciliation(SUBJECT))
  expect(await screen.findByText('Failed to fetch processes list.')).toBeVisible()

  isBroken = false
  await user.click(await button('Try again'))

  expect(await button('Compute again')).toBeEnabled()
})

test('one that runs is asked every 2 s, and every 10 s when it takes longer than 30 s', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const running = { opStatus: 1, statusMessage: 'Half done', requestCompletionTime: '' }
  const { asked } = world({ processes: [process('c2', running)] })
  const { unmount } = renderAt(toReconciliation(SUBJECT))
  await screen.findByText('Half done')
  const askedIn = async (seconds: number) => {
    const before = asked.length
    for (let passed = 0; passed < seconds; passed += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000))
    }
    return asked.length - before
  }

  expect(await askedIn(20)).toBeGreaterThanOrEqual(8)
  await askedIn(15)
  expect(await askedIn(20)).toBeLessThanOrEqual(2)
  unmount()
  jest.useRealTimers()
})
