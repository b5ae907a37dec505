import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type EngineNode = components['schemas']['EngineNode']
type MigrationNode = components['schemas']['MigrationNode']

/** Source: docs/assumptions.md A-151. */
const RUNNING = 0
const STOPPED = 1

export interface WorkflowEngine {
  id: string
  isRunning: boolean
}

const TAG = { type: 'Engine', id: 'state' } as const
const MIGRATION = { type: 'Engine', id: 'migration' } as const

const engineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readEngine: build.query<WorkflowEngine, undefined>({
      query: () => 'admin/workflowengines',
      transformResponse: ({ engineId, engineStatus }: EngineNode) => ({
        id: engineId,
        isRunning: engineStatus === RUNNING,
      }),
      providesTags: [TAG],
    }),
    setEngineState: build.mutation<unknown, { isRunning: boolean }>({
      query: ({ isRunning }) => ({
        url: 'admin/workflowengines/status',
        method: 'POST',
        body: { engineStatus: isRunning ? RUNNING : STOPPED },
      }),
      invalidatesTags: [TAG],
    }),
    /** The progress of the migration of older workflows to the engine. */
    readMigration: build.query<MigrationNode, undefined>({
      query: () => 'access/data/migration/workflow',
      providesTags: [MIGRATION],
    }),
    startMigration: build.mutation<MigrationNode, undefined>({
      query: () => ({ url: 'access/data/migration/workflow', method: 'POST' }),
      invalidatesTags: [MIGRATION],
    }),
  }),
})

export const {
  useReadEngineQuery,
  useSetEngineStateMutation,
  useReadMigrationQuery,
  useStartMigrationMutation,
} = engineApi
