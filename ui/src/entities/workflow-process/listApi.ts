import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE, toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Filters } from '../../shared/blocks/listing/filters'
import type { Page } from '../../shared/blocks/listing/page'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'
import { readProcess, type Purpose, type WorkflowProcess } from './model'

type ProcessRespNode = components['schemas']['ProcessRespNode']

/** Operators that compare the start of a workflow with a day: before, up to, from, after. */
export const startComparisons = ['LT', 'LE', 'GE', 'GT'] as const

/** The last millisecond of a second. */
const WITHIN_SECOND = 999

/** How a workflow began, by which the list finds it. */
type Beginning = Pick<WorkflowProcess, 'id' | 'initiator' | 'recipient' | 'startedAt'>

const LIST = 'access/monitoring/process/list'

const listApiOfProcesses = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProcesses: build.query<Page<WorkflowProcess>, ListState>({
      query: (list) => ({ url: LIST, params: { ...pageOf(list), ...filtersOf(list.filters) } }),
      transformResponse: ({ processInfoNodeList, totalSize }: ProcessRespNode) => ({
        rows: processInfoNodeList.map(readProcess),
        total: totalSize ?? processInfoNodeList.length,
      }),
      providesTags: ['Process', 'Work'],
    }),
    /** The number of running workflows; with `before`, of those that began before that moment. */
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
    /** What a workflow decides on, which only the list tells; null if it is not told. Source: docs/assumptions.md A-580. */
    findPurpose: build.query<Purpose | null, Beginning>({
      query: ({ initiator, recipient, startedAt: creationTime }) => ({
        url: LIST,
        params: {
          ...{ q: '*', startIndex: 0, size: MAX_SIZE, creationTime, operator: 'EQ' },
          ...{ initiator: initiator.dn, recipient: recipient.dn },
        },
      }),
      transformResponse: ({ processInfoNodeList }: ProcessRespNode, _meta, { id }) =>
        processInfoNodeList.map(readProcess).find((each) => each.id === id)?.purpose ?? null,
    }),
  }),
})

export const { useCountRunningQuery, useFindPurposeQuery } = listApiOfProcesses
export const { listProcesses } = listApiOfProcesses.endpoints

/** The query of a page; this call counts rows from 0. Source: docs/assumptions.md A-141. */
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
 * The filter by start. "Before" and "from" mean the beginning of the day, "up to" and "after" its end. Without a day
 * there is no filter, as the server refuses an operator alone.
 *
 * Source: docs/assumptions.md A-581.
 */
function comparedTo([operator = '', day = '']: readonly string[]) {
  if (day === '') return {}
  const isAtEnd = operator === 'LE' || operator === 'GT'
  return { operator, creationTime: isAtEnd ? endOfDay(day) + WITHIN_SECOND : startOfDay(day) }
}
