import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

export type Snapshot = components['schemas']['Snapshot']
export type Differences = components['schemas']['Differences']
export type FieldDifference = components['schemas']['FieldDifference']
export type WantedField = components['schemas']['WantedField']
export type RestoredField = components['schemas']['RestoredField']
type Restoration = components['schemas']['Restoration']

const ROOT = 'bff/settings-snapshot'

/** Source: docs/decisions/0069-settings-are-restored-by-the-gateway.md. */
const settingsSnapshotApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeSnapshot: build.mutation<Snapshot, undefined>({ query: () => ROOT }),
    /** Compares two snapshots; without `second`, the first with this installation. */
    compareSnapshots: build.mutation<
      Differences,
      { first: Snapshot; second?: Snapshot | undefined }
    >({
      query: (body) => ({ url: `${ROOT}/differences`, method: 'POST', body }),
    }),
    /** A dry run: the outcome that a restoration would have for each field. */
    planRestoration: build.mutation<
      readonly RestoredField[],
      { snapshot: Snapshot; fields: readonly WantedField[] }
    >({
      query: (body) => restoration(body, true),
      transformResponse: ({ fields }: Restoration) => fields,
    }),
    /** Restores fields; the reply has the outcome of each. */
    restoreSettings: build.mutation<
      readonly RestoredField[],
      { snapshot: Snapshot; fields: readonly WantedField[] }
    >({
      query: (body) => restoration(body, false),
      transformResponse: ({ fields }: Restoration) => fields,
      invalidatesTags: [
        ...(['Cache', 'Client', 'Engine', 'Kind', 'KitText', 'Landing', 'Logger'] as const),
        'Setting',
      ],
    }),
  }),
})

const restoration = (body: object, dryRun: boolean) => ({
  url: `${ROOT}/restoration`,
  method: 'POST',
  body: { ...body, dryRun },
})

export const {
  useTakeSnapshotMutation,
  useCompareSnapshotsMutation,
  usePlanRestorationMutation,
  useRestoreSettingsMutation,
} = settingsSnapshotApi
