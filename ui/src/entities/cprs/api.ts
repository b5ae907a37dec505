import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import {
  readDifference,
  readProcess,
  subjectKey,
  type Difference,
  type Process,
  type Subject,
} from './model'

type CprsRequestNode = components['schemas']['CprsRequestNode']
type CprsRequestStatusNode = components['schemas']['CprsRequestStatusNode']
type CprsRequestStatusNodeList = components['schemas']['CprsRequestStatusNodeList']
type DeltaListNode = components['schemas']['DeltaListNode']

const RECENT = 30
const LONG_S = 86_400

interface DifferencesAsked {
  subject: Subject
  list: ListState
}

/** A publication, with its rows if they were few enough to be loaded. */
export interface Publication {
  id: Process['id']
  rows: readonly Difference[]
}

interface PublicationStart {
  subject: Subject
  rows: readonly Difference[]
  /** Whether all differences are published: the call names no rows then. */
  isAll: boolean
}

const processesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The differences that the last computation of a subject found. */
    listDifferences: build.query<Page<Difference>, DifferencesAsked>({
      query: ({ subject, list }) => ({
        url: 'access/cprs/assignments/delta',
        method: 'POST',
        params: { ...toListQuery(list), source: list.filters.change?.[0] },
        body: toBody(subject),
      }),
      transformResponse: ({ deltaAssignmentsList, totalHits }: DeltaListNode) => ({
        rows: deltaAssignmentsList.map(readDifference),
        total: Number(totalHits ?? deltaAssignmentsList.length),
      }),
      providesTags: ['Reconciliation'],
    }),
    listCprsProcesses: build.query<Page<Process>, ListState>({
      query: (list) => ({
        url: 'access/cprs/cprsrequest/status/list',
        method: 'POST',
        params: toListQuery(list),
        body: {},
      }),
      transformResponse: ({ cprsRequestStatus, total }: CprsRequestStatusNodeList) => ({
        rows: cprsRequestStatus.map(readProcess),
        total: total ?? cprsRequestStatus.length,
      }),
      providesTags: ['Reconciliation'],
    }),
    /** The last processes, those of one subject where it is given; the newest first. */
    readRecentProcesses: build.query<Process[], Subject | undefined>({
      query: (subject) => ({
        url: 'access/cprs/cprsrequest/status/list',
        method: 'POST',
        params: { nextIndex: 1, size: RECENT, sortBy: 'requestStartTime', sortOrder: 'desc' },
        body: subject ? toBody(subject) : {},
      }),
      transformResponse: (
        { cprsRequestStatus }: CprsRequestStatusNodeList,
        _meta,
        subject: Subject | undefined,
      ) =>
        cprsRequestStatus
          .map(readProcess)
          .filter((each) => !subject || subjectKey(each.subject) === subjectKey(subject)),
      providesTags: ['Reconciliation'],
    }),
    readProcess: build.query<Process, Process['id']>({
      query: (id) => ({ url: 'access/cprs/cprsrequest/status', method: 'POST', body: { id } }),
      transformResponse: (node: CprsRequestStatusNode) => readProcess(node),
    }),
    /** Starts a computation, which changes no access. Source: docs/assumptions.md A-152. */
    compute: build.mutation<CprsRequestNode, Subject>({
      query: (subject) => ({
        url: 'access/cprs/assignments/reconcile',
        method: 'POST',
        body: { ...toBody(subject), opType: 'COMPUTE' },
      }),
      invalidatesTags: ['Reconciliation'],
    }),
    /**
     * Publishes rows: gives and takes access without approval. An empty list is never sent, as the server might take it
     * for all rows.
     */
    publish: build.mutation<CprsRequestNode, PublicationStart>({
      query: ({ subject, rows, isAll }) => ({
        url: 'access/cprs/assignments/publish',
        method: 'POST',
        body: {
          ...toBody(subject),
          opType: 'PUBLISH',
          ...(!isAll && { deltaAssignmentsList: rows.map(({ id }) => ({ id })) }),
        },
      }),
      invalidatesTags: ['Reconciliation'],
      onQueryStarted: async ({ subject, rows }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (!data) return
        const publication = { id: data.id, rows }
        await dispatch(
          processesApi.util.upsertQueryData('readPublication', subjectKey(subject), publication),
        )
      },
    }),
    /** The last publication from this console, by the key of the subject: the server gives no outcome of single rows. */
    readPublication: build.query<Publication | null, string>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: LONG_S,
    }),
  }),
})

export const {
  useListDifferencesQuery,
  useReadRecentProcessesQuery,
  useReadProcessQuery,
  useComputeMutation,
  usePublishMutation,
  useReadPublicationQuery,
} = processesApi
export const { listDifferences, listCprsProcesses } = processesApi.endpoints

function toBody({ driver, entitlement, system }: Subject) {
  return {
    driverDn: driver,
    ...(entitlement && { entitlementDn: entitlement }),
    ...(system && { logicalSystem: system }),
  }
}
