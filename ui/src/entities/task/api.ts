import { baseApi } from '../../shared/platform/api/baseApi'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import type { Filters } from '../../shared/blocks/listing/filters'
import { toListQuery } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'
import type { TaskAction } from './actions'
import { readAsked, type Asked } from './asked'
import { TASKS } from './badge'
import { readCourse, type CourseStep } from './course'
import { readTaskDisplay, type TaskDisplay } from './display'
import {
  readDecidedTask,
  readTask,
  readTaskDetail,
  type DecidedTask,
  type Task,
  type TaskDetail,
  type WaitingScope,
} from './model'

type AfTaskNode = components['schemas']['AfTaskNode']
type AfTaskListNode = components['schemas']['AfTaskListNode']
type WorkEntriesResponseNode = components['schemas']['WorkEntriesResponseNode']
type TaskSettingNode = components['schemas']['TaskSettingNode']
type ActionBody = components['schemas']['TaskActionBody']

const PATHS = { self: 'list', team: 'list/others/team', others: 'list/others' } as const

/** A list of tasks: its scope and, for a team, the DNs of the team and perhaps of one member. */
export interface TasksQuery {
  scope: WaitingScope
  list: ListState
  team?: string | undefined
  member?: string | undefined
}

/** A list of completed tasks; `by` is the scope of the people who decided. */
export interface DecidedQuery extends Omit<TasksQuery, 'scope'> {
  by: WaitingScope
}

interface TaskActionCall {
  action: TaskAction
  ids: readonly string[]
  comment: string
  /** DN of the person who gets a reassigned task. */
  approver?: string | undefined
}

const tasksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTasks: build.query<Page<Task>, TasksQuery>({
      query: ({ scope, ...asked }) => ({
        url: `access/tasks/${PATHS[scope]}`,
        params: paramsOf(asked),
      }),
      transformResponse: ({ tasks, total }: AfTaskListNode) => ({
        rows: tasks.map(readTask),
        total: total ?? tasks.length,
      }),
      providesTags: [TASKS, 'Work'],
    }),
    /** A page of completed tasks. Source: docs/assumptions.md. */
    listDecidedTasks: build.query<Page<DecidedTask>, DecidedQuery>({
      query: ({ by, ...asked }) => ({
        url: `access/tasks/${PATHS[by]}`,
        params: { ...paramsOf(asked), status: 'completed' },
      }),
      transformResponse: (node: AfTaskListNode, _meta, { list }) => readDecidedPage(node, list),
      providesTags: [TASKS, 'Work'],
    }),
    /** A task with its comments, of people and of the engine. */
    getTask: build.query<TaskDetail, Task['id']>({
      query: (taskId) => ({
        url: 'access/tasks/item',
        method: 'POST',
        params: { includeSystemComments: true },
        body: { taskId },
      }),
      transformResponse: (node: AfTaskNode) => readTaskDetail(node),
      providesTags: (_task, _error, id) => [{ type: 'Task', id }, 'Work'],
    }),
    /** The details of a task's request, which never change. For many tasks, only a few calls run at a time. */
    readAsked: build.query<Asked, Task['id']>({
      queryFn: (taskId, _api, _extra, ask) =>
        fewAtOnce(async () => {
          const url = 'access/tasks/item'
          const { data, error } = await ask({ url, method: 'POST', body: { taskId } })
          return error ? { error } : { data: readAsked((data as AfTaskNode).dataItems) }
        }),
    }),
    /** The steps of a workflow, by its id or by that of its request. Source: docs/assumptions.md A-339. */
    readCourse: build.query<CourseStep[], string>({
      query: (processId) => ({ url: 'access/tasks/workEntries', params: { processId } }),
      transformResponse: (node: WorkEntriesResponseNode) => readCourse(node),
      providesTags: [TASKS, 'Work'],
    }),
    /** Settings of the installation for the list of tasks. */
    readTaskDisplay: build.query<TaskDisplay, undefined>({
      query: () => ({ url: 'admin/display/settings/task' }),
      transformResponse: (node: TaskSettingNode) => readTaskDisplay(node),
    }),
    /** Carries out an action on tasks. One that fails does not stop the others. */
    actOnTasks: build.mutation<Outcome, TaskActionCall>({
      query: ({ action, ids, comment, approver }) => ({
        url: 'access/tasks',
        method: 'POST',
        body: {
          tasks: ids.map((taskId) => ({ taskId })),
          action,
          comment,
          ...(approver !== undefined && { approver }),
        } satisfies ActionBody,
      }),
      invalidatesTags: (_outcome, error, { ids }) =>
        error ? [] : [TASKS, ...ids.map((id) => ({ type: 'Task', id }) as const)],
    }),
  }),
})

export const {
  useListTasksQuery,
  useListDecidedTasksQuery,
  useGetTaskQuery,
  useReadAskedQuery,
  useReadCourseQuery,
  useReadTaskDisplayQuery,
  useActOnTasksMutation,
} = tasksApi
export const { listTasks, listDecidedTasks, readCourse: getCourse } = tasksApi.endpoints

function paramsOf({ list, team, member }: Omit<TasksQuery, 'scope'>) {
  return { ...pageOf(list), ...filtersOf(list.filters), teamDN: team, memberDn: member }
}

/** The query of a page; these calls name its first row `fromIndex`. */
function pageOf(list: ListState) {
  const { nextIndex: fromIndex, ...others } = toListQuery(list)
  return { fromIndex, ...others }
}

/**
 * A page of completed tasks, without undecided ones: a server that sends them ignored the filter, so its total is
 * wrong.
 *
 * Source: docs/assumptions.md A-338.
 */
function readDecidedPage(
  { tasks, total = tasks.length }: AfTaskListNode,
  { page, pageSize }: ListState,
): Page<DecidedTask> {
  const rows = tasks.map(readDecidedTask).filter(({ outcome }) => outcome !== '')
  const isCounted = rows.length === tasks.length
  return {
    rows,
    ...(isCounted ? { total } : { total: undefined, hasNext: page * pageSize < total }),
  }
}

/** Source: SPEC 7 "Tasks"; docs/assumptions.md A-140. */
function filtersOf({ assignedTo, recipient, status, assignStatus, expireWithin, seen }: Filters) {
  return {
    assignedTo: assignedTo?.[0],
    recipient: recipient?.[0],
    status: status?.[0],
    assignStatus: assignStatus?.[0],
    ...(expireWithin && { expireUnit: 'weeks', expireWithin: expireWithin[0] }),
    ...(seen?.[0] === 'delegated' && { delegatedTasks: true }),
    ...(seen?.[0] === 'helpdesk' && { onlyHelpdeskTask: true }),
  }
}
