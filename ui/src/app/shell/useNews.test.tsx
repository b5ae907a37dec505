import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { listTasks } from '../../entities/task/api'
import type { News } from '../../shared/platform/live/followNews'
import { atUpstream } from '../../testing/addresses'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

/** An event stream whose events the test sends. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 1

  constructor(readonly url: string) {
    super()
    FakeStream.opened.push(this)
  }

  close() {
    this.readyState = FakeStream.CLOSED
  }
}

type Lead = (held: object | null) => Promise<void> | undefined

/** The lock that one tab has; `next` passes it to the waiting tab. */
const lock: { isFree: boolean; next?: () => void } = { isFree: true }

async function request(
  _name: string,
  { signal, ifAvailable }: { signal?: AbortSignal; ifAvailable?: boolean },
  lead: Lead,
) {
  signal?.throwIfAborted()
  if (lock.isFree || ifAvailable) return lead(lock.isFree ? {} : null)
  await new Promise<void>((resolve, reject) => {
    lock.next = resolve
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })
  return lead({})
}

function news(count: number, user = 'aokafor'): News {
  const list = Array.from({ length: count }, (_, index) => ({
    type: 'task',
    name: `Laptop ${String(index + 1)}`,
    action: 'waiting',
    navigation: '#/tasks',
  }))
  return {
    user,
    badge: String(count),
    notifications: { totalCount: count, notificationsList: list },
  }
}

function hear(said: News) {
  act(() => {
    const data = JSON.stringify(said)
    FakeStream.opened.at(-1)?.dispatchEvent(new MessageEvent('news', { data }))
  })
}

function hearChange() {
  act(() => void FakeStream.opened.at(-1)?.dispatchEvent(new MessageEvent('changed')))
}

/** The bell; its name may end with the number of tasks that wait. */
const bell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}([.]|$)`) })

let otherTab: BroadcastChannel
let passedOn: unknown[]

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeStream })
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  lock.isFree = true
  passedOn = []
  otherTab = new BroadcastChannel('live')
  otherTab.onmessage = ({ data }) => passedOn.push(data)
})

afterEach(() => {
  otherTab.close()
  FakeStream.opened = []
  Reflect.deleteProperty(globalThis, 'EventSource')
  Reflect.deleteProperty(navigator, 'locks')
})

/** A page with the menu and its task count; `counted` records the count calls, and those without an activity. */
async function open() {
  const counted = { times: 0, background: [] as (string | null)[] }
  server.use(
    http.get(atUpstream('access/tasks/badge'), ({ request: { headers } }) => {
      counted.times += 1
      counted.background.push(headers.get('x-background'))
      return HttpResponse.json({ badge: String(counted.times) })
    }),
  )
  const view = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  await screen.findByRole('heading', { name: 'All tasks' })
  await waitFor(() => expect(counted.times).toBe(1))
  return { ...view, counted }
}

test('what is heard rings the bell, stands in its list and is passed on to other tabs', async () => {
  const { user } = await open()
  expect(FakeStream.opened.map(({ url }) => url)).toEqual([
    new URL('bff/events?client=1', document.baseURI).href,
  ])

  hear(news(2))

  await user.click(await bell('Notifications, 2 new'))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  hear(news(3))
  expect(await list.findByText('Laptop 3')).toBeVisible()
  await waitFor(() => expect(passedOn).toEqual([news(2), news(3)]))
})

test('a bell that was seen rings again only for something else', async () => {
  const { user, counted } = await open()
  hear(news(1))
  await user.click(await bell('Notifications, 1 new'))
  await user.keyboard('{Escape}')
  expect(await bell('Notifications')).toBeVisible()

  hear(news(2))

  expect(await bell('Notifications, 2 new')).toBeVisible()
  await waitFor(() => expect(counted.times).toBe(2))
})

test('what depends on tasks is read again when it is something else, and not before, which is no activity', async () => {
  const { counted } = await open()
  hear(news(1))
  hear(news(1))
  await bell('Notifications, 1 new')
  expect(counted.times).toBe(1)

  hear(news(2))

  await waitFor(() => expect(counted.background).toEqual(['1', '1']))
})

/** A page with a list of tasks; records how often the list is loaded. */
async function showTasks({ store }: Awaited<ReturnType<typeof open>>) {
  const read = { times: 0 }
  server.use(
    http.get(atUpstream('access/tasks/list'), () => {
      read.times += 1
      return HttpResponse.json({ tasks: [], total: 0 })
    }),
  )
  const sort = { column: 'createTime', order: 'asc' } as const
  const list = { page: 1, pageSize: 10, search: '', sort, filters: {} }
  await act(() => store.dispatch(listTasks.initiate({ scope: 'self', list })))
  return read
}

test('a change that is no news has the tasks on the screen read again, and nothing else', async () => {
  const view = await open()
  const read = await showTasks(view)

  hearChange()

  await waitFor(() => expect(read.times).toBe(2))
  await waitFor(() => expect(passedOn).toEqual(['changed']))
  otherTab.postMessage('changed')
  await waitFor(() => expect(read.times).toBe(3))
  expect(view.counted.times).toBe(1)
})

test('a page that nobody sees reads its tasks again when somebody looks at it, once', async () => {
  const read = await showTasks(await open())
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  hearChange()
  hearChange()
  await waitFor(() => expect(passedOn).toHaveLength(2))
  expect(read.times).toBe(1)

  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))

  await waitFor(() => expect(read.times).toBe(2))
  visibility.mockRestore()
})

test('a tab beside one that listens opens no stream, and is told by it', async () => {
  lock.isFree = false
  const { counted } = await open()

  otherTab.postMessage(news(4))

  expect(await bell('Notifications, 4 new')).toBeVisible()
  await waitFor(() => expect(counted.times).toBe(2))
  expect(FakeStream.opened).toEqual([])
})

test('a tab that comes to listen has not seen what changed before', async () => {
  lock.isFree = false
  const { counted } = await open()

  lock.next?.()
  await waitFor(() => expect(FakeStream.opened).toHaveLength(1))
  hear(news(1))
  await waitFor(() => expect(counted.times).toBe(2))
  hear(news(1))
  hear(news(2))

  await waitFor(() => expect(counted.times).toBe(3))
})

test('what is for somebody else, who has signed in since, is not shown', async () => {
  const { counted } = await open()

  hear(news(5, 'tom'))
  hear(news(1))

  expect(await bell('Notifications, 1 new')).toBeVisible()
  await waitFor(() => expect(counted.times).toBe(2))
})

/** A server for tabs without a stream; each reply has one notification more. */
function polled() {
  const asked: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/notifyService'), ({ request: { headers } }) => {
      asked.push(headers.get('x-background'))
      return HttpResponse.json(news(asked.length).notifications)
    }),
  )
  return asked
}

test('a stream that was refused is asked for again within a minute, by each browser at another time, and what is new with it', async () => {
  const asked = polled()
  const { counted } = await open()
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const [refused] = FakeStream.opened
  refused?.close()
  refused?.dispatchEvent(new Event('error'))

  jest.advanceTimersByTime(44_999)
  expect(FakeStream.opened).toHaveLength(1)
  jest.advanceTimersByTime(1)

  expect(FakeStream.opened).toHaveLength(2)
  jest.useRealTimers()
  jest.restoreAllMocks()
  expect(await bell('Notifications, 1 new')).toBeVisible()
  expect(asked).toEqual(['1'])
  await waitFor(() => expect(counted.times).toBe(2))
  expect(passedOn).toEqual(['poll'])
})

test('a tab beside one that was refused a stream asks with it what is new', async () => {
  lock.isFree = false
  const asked = polled()
  const { counted } = await open()

  otherTab.postMessage('poll')

  expect(await bell('Notifications, 1 new')).toBeVisible()
  expect(asked).toEqual(['1'])
  await waitFor(() => expect(counted.times).toBe(2))
})

test('a browser without streams asks every half minute, which is no activity of the person', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  Reflect.deleteProperty(globalThis, 'EventSource')
  const asked = polled()
  const { counted, unmount } = await open()
  expect(asked).toEqual([])

  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(await bell('Notifications, 1 new')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(await bell('Notifications, 2 new')).toBeVisible()

  expect(asked).toEqual(['1', '1'])
  await waitFor(() => expect(counted.times).toBe(3))
  unmount()
  jest.advanceTimersByTime(90_000)
  expect(asked).toHaveLength(2)
  jest.useRealTimers()
})

test('the stream ends with the page', async () => {
  const { unmount } = await open()

  unmount()

  await waitFor(() => {
    expect(FakeStream.opened.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED])
  })
})
