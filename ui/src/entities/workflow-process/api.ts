import { baseApi } from '../../shared/platform/api/baseApi'
import { inParts } from '../../shared/platform/api/inParts'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import {
  readProcessComment,
  readProcessDetail,
  readWorkTask,
  type ProcessComment,
  type WorkflowProcess,
  type WorkTask,
} from './model'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'

type CommentListNode = components['schemas']['CommentListNode']
type OperationRespNode = components['schemas']['OperationRespNode']
type ProcessesInfoResponseNode = components['schemas']['ProcessesInfoResponseNode']
type TerminateResponseNode = components['schemas']['TerminateResponseNode']
type WorkEntriesRespNode = components['schemas']['WorkEntriesRespNode']

interface Termination {
  ids: readonly WorkflowProcess['id'][]
  comment: string
}

/** The workflows that could not be terminated; the server gives one reason for all. */
export interface Terminated {
  failed: readonly WorkflowProcess['id'][]
  message: string
}

interface Reassignment {
  ids: readonly WorkTask['id'][]
  /** DN of a person or group. */
  approver: string
  comment: string
}

const MONITORING = 'access/monitoring'

const processApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A workflow; null if it does not exist. Source: docs/assumptions.md A-580. */
    getProcess: build.query<WorkflowProcess | null, WorkflowProcess['id']>({
      query: (processId) => ({ url: 'access/requests/processes', params: { processId } }),
      transformResponse: ({ processes: [node] }: ProcessesInfoResponseNode) =>
        node ? readProcessDetail(node) : null,
      providesTags: ['Process', 'Work'],
    }),
    /** The tasks of a workflow, in their order. */
    listWorkTasks: build.query<readonly WorkTask[], WorkflowProcess['id']>({
      query: (requestId) => ({
        url: `${MONITORING}/workentries`,
        params: { requestId, startIndex: 0, size: MAX_SIZE },
      }),
      transformResponse: ({ workentries }: WorkEntriesRespNode) => workentries.map(readWorkTask),
      providesTags: ['Process', 'Work'],
    }),
    listProcessComments: build.query<readonly ProcessComment[], WorkflowProcess['id']>({
      query: (requestId) => ({
        url: `${MONITORING}/comments`,
        params: { requestId, includeSystemComments: true, sortOrder: 'asc' },
      }),
      transformResponse: ({ commentNodeArray }: CommentListNode) =>
        commentNodeArray.map(readProcessComment),
      providesTags: ['Process', 'Work'],
    }),
    /**
     * Terminates workflows. One that fails does not stop the others; the requests of terminated workflows get the
     * status "error".
     */
    terminateProcesses: build.mutation<Terminated, Termination>({
      queryFn: async ({ ids, comment }, _api, _extra, ask) => {
        const failed: string[] = []
        const messages: string[] = []
        for (const processes of inParts(ids)) {
          const body = { processes, comment }
          const url = `${MONITORING}/process/terminate`
          const { data, error } = await ask({ url, method: 'POST', body })
          if (error) return { error }
          const { failedProcesses, message = '' } = data as TerminateResponseNode
          failed.push(...failedProcesses)
          if (message) messages.push(message)
        }
        return { data: { failed, message: messages[0] ?? '' } }
      },
      invalidatesTags: ['Process', 'Task', 'Request'],
    }),
    /** Reassigns tasks. One that fails does not stop the others. */
    reassignTasks: build.mutation<Outcome, Reassignment>({
      query: ({ ids, approver, comment }) => ({
        url: `${MONITORING}/reassign`,
        method: 'POST',
        body: { afTaskNode: { tasks: ids.map((taskId) => ({ taskId })), approver }, comment },
      }),
      transformResponse: ({ success, succeedNodes, failNodes }: OperationRespNode) => ({
        success,
        succeeded: succeedNodes,
        failed: failNodes,
      }),
      invalidatesTags: ['Process', 'Task'],
    }),
  }),
})

export const { getProcess, listWorkTasks, listProcessComments } = processApi.endpoints
export const {
  useGetProcessQuery,
  useListWorkTasksQuery,
  useListProcessCommentsQuery,
  useTerminateProcessesMutation,
  useReassignTasksMutation,
} = processApi
