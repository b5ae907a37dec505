import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { TASKS } from '../task/badge'
import { readNumbers, type DashboardNumbers } from './numbers'
import type { TaskAges } from './taskAges'
import { readKeptTiles, readTiles, toTileNodes, type Tile } from './tiles'

type CountsNode = components['schemas']['CountsNode']
type AfTaskListNode = components['schemas']['AfTaskListNode']
type GlobalTilesNode = components['schemas']['GlobalTilesNode']
type OwnDashboardNode = components['schemas']['DashboardPreferenceNodeList']

/** The dashboard of one person. */
export interface OwnDashboard {
  /** The tiles that the person may see. */
  tiles: Tile[]
  /** Whether the person arranged the tiles; otherwise they are everybody's. */
  isOwn: boolean
}

function readOwn({ dashboardCustomizations, dashboardWidgetsAccess, ...node }: OwnDashboardNode) {
  const closed = new Set(
    dashboardWidgetsAccess?.filter(({ value }) => value === 'false').map(({ key }) => key),
  )
  const tiles = readKeptTiles(dashboardCustomizations).filter(({ key }) => !closed.has(key))
  return { tiles, isOwn: node.isDashboardCustomized === true }
}

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The numbers of the person who is signed in. */
    getDashboardNumbers: build.query<DashboardNumbers, { client: string }>({
      query: ({ client }) => ({
        url: 'access/dashboard',
        params: { client, isNewlyAssignedCount: true },
      }),
      transformResponse: (node: CountsNode) => readNumbers(node),
      providesTags: [TASKS, { type: 'Request', id: 'LIST' }],
    }),
    /** Since when the oldest of the person's tasks have been waiting. */
    getTaskAges: build.query<TaskAges, undefined>({
      query: () => ({
        url: 'access/tasks/list',
        params: { fromIndex: 1, size: MAX_SIZE, q: '*', sortBy: 'createTime', sortOrder: 'asc' },
      }),
      transformResponse: ({ tasks, total }: AfTaskListNode) => ({
        since: tasks.flatMap(({ createTime }) => (createTime === undefined ? [] : [createTime])),
        total: total ?? tasks.length,
      }),
      providesTags: [TASKS],
    }),
    getOwnDashboard: build.query<OwnDashboard, undefined>({
      query: () => 'access/preference/dashboard',
      transformResponse: readOwn,
      providesTags: ['Dashboard'],
    }),
    keepOwnDashboard: build.mutation<unknown, readonly Tile[]>({
      query: (tiles) => ({
        url: 'access/preference/dashboard',
        method: 'POST',
        body: { dashboardCustomizations: JSON.stringify(toTileNodes(tiles)) },
      }),
      invalidatesTags: ['Dashboard'],
    }),
    /** Deletes the person's own arrangement. */
    dropOwnDashboard: build.mutation<unknown, undefined>({
      query: () => ({ url: 'access/preference/dashboard', method: 'DELETE' }),
      invalidatesTags: ['Dashboard'],
    }),
    /** The tiles of people who have not arranged their own. */
    getGlobalTiles: build.query<Tile[], { client: string }>({
      query: (params) => ({ url: 'access/dashboard/globalTiles', params }),
      transformResponse: ({ tiles }: GlobalTilesNode) => readTiles(tiles),
      providesTags: ['Dashboard'],
    }),
    keepGlobalTiles: build.mutation<unknown, { client: string; tiles: readonly Tile[] }>({
      query: ({ client, tiles }) => ({
        url: 'access/dashboard/globalTiles',
        method: 'POST',
        params: { client },
        body: { tiles: toTileNodes(tiles) },
      }),
      invalidatesTags: ['Dashboard'],
    }),
  }),
})

export const {
  useGetDashboardNumbersQuery,
  useGetTaskAgesQuery,
  useGetOwnDashboardQuery,
  useKeepOwnDashboardMutation,
  useDropOwnDashboardMutation,
  useGetGlobalTilesQuery,
  useKeepGlobalTilesMutation,
} = dashboardApi

export const { getDashboardNumbers, getTaskAges, getOwnDashboard, keepGlobalTiles } =
  dashboardApi.endpoints
