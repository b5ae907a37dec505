import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createStore } from '../../app/store'
import { baseApi } from '../../shared/platform/api/baseApi'
import { server } from '../../testing/server'
import { getDashboardNumbers, getOwnDashboard, getTaskAges, keepGlobalTiles } from './api'
import { defaultTiles } from './tiles'

const OWN = '*/rest/access/preference/dashboard'

/** Answers the reads of `path`, and records their queries. */
function answering(path: string, body: object) {
  const asked: Record<string, string>[] = []
  server.use(
    http.get(path, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json(body)
    }),
  )
  return asked
}

test('the numbers are asked for with what was assigned newly', async () => {
  const asked = answering('*/rest/access/dashboard', {})
  await createStore().dispatch(getDashboardNumbers.initiate({ client: '3' }))

  expect(asked).toEqual([{ client: '3', isNewlyAssignedCount: 'true' }])
})

test('of the tasks the oldest are read first, and one of which no time is known is of no age', async () => {
  const tasks = [{ taskId: '1', createTime: 5 }, { taskId: '2' }]
  const asked = answering('*/rest/access/tasks/list', { tasks })
  const { data } = await createStore().dispatch(getTaskAges.initiate(undefined))

  expect(asked).toMatchObject([{ fromIndex: '1', sortBy: 'createTime', sortOrder: 'asc' }])
  expect(data).toEqual({ since: [5], total: 2 })
})

test.each([
  ['tasks', { type: 'Task', id: 'LIST' }],
  ['requests', { type: 'Request', id: 'LIST' }],
] as const)('numbers are read again with the %s that they count', async (_what, tag) => {
  const asked = answering('*/rest/access/dashboard', {})
  const store = createStore()
  await store.dispatch(getDashboardNumbers.initiate({ client: '1' }))
  store.dispatch(baseApi.util.invalidateTags([tag]))

  await waitFor(() => expect(asked).toHaveLength(2))
})

test('how long tasks have waited is read again with the tasks', async () => {
  const asked = answering('*/rest/access/tasks/list', { tasks: [] })
  const store = createStore()
  await store.dispatch(getTaskAges.initiate(undefined))
  store.dispatch(baseApi.util.invalidateTags(['Task']))

  await waitFor(() => expect(asked).toHaveLength(2))
})

test('only a tile that is said to be closed stays away', async () => {
  const access = { tasks: 'false', roles: 'true', resources: '' }
  const dashboardWidgetsAccess = Object.entries(access).map(([key, value]) => ({ key, value }))
  answering(OWN, { dashboardWidgetsAccess })
  const { data } = await createStore().dispatch(getOwnDashboard.initiate(undefined))

  expect(data?.tiles.map(({ key }) => key)).toEqual(['roles', 'resources', 'requests', 'helpdesk'])
  expect(data?.isOwn).toBe(false)
})

test('the dashboard is read again after it was arranged for everybody', async () => {
  const asked = answering(OWN, {})
  server.use(http.post('*/globalTiles', () => HttpResponse.json({ tiles: [] })))
  const store = createStore()
  await store.dispatch(getOwnDashboard.initiate(undefined))

  await store.dispatch(keepGlobalTiles.initiate({ client: '1', tiles: defaultTiles }))

  await waitFor(() => expect(asked).toHaveLength(2))
})
