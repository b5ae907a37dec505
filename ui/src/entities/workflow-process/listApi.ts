import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Filters } from '../../shared/blocks/listing/filters'
import type { Page } from '../../shared/blocks/listing/page'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'
import { readProcess, type WorkflowProcess } from './model'

type ProcessRespNode = components['schemas']['ProcessRespNode']

/** How a start lies to a day. */
export const startComparisons = ['LT', 'LE', 'GE', 'GT'] as const

/** Up to the last millisecond of a second. */
const WITHIN_SECOND = 999

const LIST = 'access/monitoring/process/list'

const listApiOfProcesses = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProcesses: build.query<Page<WorkflowProcess>, ListState>({
      query: (list) => ({ url: LIST, params: { ...pageOf(list), ...filtersOf(list.filters) } }),
      transformResponse: ({ processInfoNodeList, totalSize }: ProcessRespNode) => ({
        rows: processInfoNodeList.map(readProcess),
        total: totalSize ?? processInfoNodeList.length,
        isTooMany: false,
      }),
      providesTags: ['Process', 'Work'],
    }),
    /** How many run; with a moment how many of them began before it. */
    countRunning: build.query<number, { before?: number }>({
      query: ({ before }) => ({
        url: LIST,
        params: {
          q: '*',
          startIndex: 0,
          size: 1,
          processStatus: 0,
          ...(before !== undefined && { creationTime: before, operator: 'LT' }),
        },
      }),
      transformResponse: ({ processInfoNodeList, totalSize }: ProcessRespNode) =>
        totalSize ?? processInfoNodeList.length,
      providesTags: ['Process', 'Work'],
    }),
  }),
})

export const { useCountRunningQuery } = listApiOfProcesses
export const { listProcesses } = listApiOfProcesses.endpoints

/** Rows count from 0 here. Source: docs/assumptions.md A-141. */
function pageOf(list: ListState) {
  const { nextIndex, sortBy: sortField, ...others } = toListQuery(list)
  return { ...others, sortField, startIndex: nextIndex - 1 }
}

function filtersOf({ state, approval, initiator, recipient, started }: Filters) {
  return {
    ...(state && { processStatus: state[0] }),
    ...(approval && { approvalStatus: approval[0] }),
    ...(initiator && { initiator: initiator[0] }),
    ...(recipient && { recipient: recipient[0] }),
    ...(started && comparedTo(started)),
  }
}

/**
 * A day as one moment: before and from it are measured at its beginning, up to and after it at its end. No operator goes
 * without a moment.
 *
 * Source: docs/assumptions.md A-581.
 */
function comparedTo([operator = '', day = '']: readonly string[]) {
  if (day === '') return {}
  const isAtEnd = operator === 'LE' || operator === 'GT'
  return { operator, creationTime: isAtEnd ? endOfDay(day) + WITHIN_SECOND : startOfDay(day) }
}
