import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type CountsNode = components['schemas']['CountsNode']
type TileNode = components['schemas']['TileNode']
type OwnDashboard = components['schemas']['DashboardPreferenceNodeList']
type AfTaskListNode = components['schemas']['AfTaskListNode']
type RequestNode = components['schemas']['PermissionRequestHistoryNode']

export const NUMBERS = '*/rest/access/dashboard'
export const TASKS = '*/rest/access/tasks/list'
export const REQUESTS = '*/rest/access/requests/historylist'
export const OWN = '*/rest/access/preference/dashboard'
export const GLOBAL = '*/rest/access/dashboard/globalTiles'

const KEYS = ['tasks', 'roles', 'resources', 'requests', 'helpdesk']
const everything: TileNode[] = KEYS.map((key) => ({ key, hidden: false }))

export const counts: CountsNode = {
  tasksData: { tasksCount: 12, expiryTasksCount: 3, newTasks: 0, cliamedTasks: 1 },
  rolesData: { rolesCount: 7, newRoles: 2, expiryRoles: 0 },
  resourcesData: { resourcesCount: 5, newResources: 0 },
  requestData: {
    totalRequest: 9,
    requestPending: 2,
    requestApproved: 4,
    requestDenied: 2,
    requestHasMore: false,
    totalRequestForOthers: 6,
    requestForOthersPending: 1,
    requestForOthersApproved: 5,
    requestForOthersDenied: 0,
    otherRequestHasMore: false,
  },
  helpdeskData: { openTickets: 0 },
}

interface Start {
  /** The dashboard that the person arranged, as text. */
  own?: string
  /** Tiles that the person may not see. */
  closed?: readonly string[]
  /** When the tasks began to wait, in milliseconds since 1970. */
  since?: readonly number[]
  /** The requests that the person made. */
  made?: readonly RequestNode[]
}

/** A server with these numbers; `kept` is what the person arranged, `tiles` what everybody has. */
export function fakeDashboard({ own, closed = [], since = [], made = [] }: Start = {}) {
  const state = { kept: own, tiles: everything }
  const dashboard = (): OwnDashboard => ({
    isDashboardCustomized: state.kept !== undefined,
    dashboardCustomizations: state.kept ?? JSON.stringify(state.tiles),
    dashboardWidgetsAccess: KEYS.map((key) => ({ key, value: String(!closed.includes(key)) })),
  })
  const handlers = [
    http.get(NUMBERS, () => HttpResponse.json(counts)),
    http.get(TASKS, () =>
      HttpResponse.json<AfTaskListNode>({
        tasks: since.map((createTime, at) => ({ taskId: String(at), createTime })),
        total: since.length,
      }),
    ),
    http.get(REQUESTS, () => HttpResponse.json({ requests: made })),
    http.get(OWN, () => HttpResponse.json(dashboard())),
    http.post<never, { dashboardCustomizations: string }>(OWN, async ({ request }) => {
      state.kept = (await request.json()).dashboardCustomizations
      return HttpResponse.json({ success: true })
    }),
    http.delete(OWN, () => {
      state.kept = undefined
      return HttpResponse.json(dashboard())
    }),
    http.get(GLOBAL, () => HttpResponse.json({ tiles: state.tiles })),
    http.post<never, { tiles: TileNode[] }>(GLOBAL, async ({ request }) => {
      state.tiles = (await request.json()).tiles
      return HttpResponse.json({ tiles: state.tiles })
    }),
  ]
  return { state, handlers }
}
