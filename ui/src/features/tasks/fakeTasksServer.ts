import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AfTaskNode = components['schemas']['AfTaskNode']
type AfTaskListNode = components['schemas']['AfTaskListNode']
type TaskActionBody = components['schemas']['TaskActionBody']
type ResponseListNode = components['schemas']['ResponseListNode']
type WorkEntryNode = components['schemas']['WorkEntryResponseNode']
type TaskSettingNode = components['schemas']['TaskSettingNode']

const atUpstream = (path: string) => `*/rest/${path}`

export const LIST = atUpstream('access/tasks/list')
export const LIST_OF_OTHERS = atUpstream('access/tasks/list/others')
export const ITEM = atUpstream('access/tasks/item')
export const COURSE = atUpstream('access/tasks/workEntries')
export const PERMISSIONS = atUpstream('access/permissions')
export const PROCESSES = atUpstream('access/requests/processes')
export const DISPLAY_SETTINGS = atUpstream('admin/display/settings/task')
export const FORM = atUpstream('access/forms')
export const ACT = atUpstream('access/tasks')

/** DN of the signed-in person, see `testing/bootstrap.ts`. */
export const ME = 'cn=aokafor,ou=users,o=data'

/** A task that waits for Amara Okafor. */
export function task(id: string, more: Partial<AfTaskNode> = {}): AfTaskNode {
  return {
    taskId: id,
    processName: `Permission ${id}`,
    activityName: 'Manager approval',
    createTime: Date.UTC(2027, 2, 1),
    recipient: 'cn=therrera,o=data',
    recipientName: 'Tomás Herrera',
    recipientType: 'user',
    initiator: 'cn=isolberg,o=data',
    initiatorName: 'Ingrid Solberg',
    addressee: ME,
    addresseetype: 'user',
    assignedTo: 'Amara Okafor',
    currentAddressee: 'Amara Okafor',
    priority: '2',
    bulkApprovable: true,
    ...more,
  }
}

/** An open entry of a workflow: Amara Okafor was asked at the first step and has not decided. */
export function entry(id: string, more: Partial<WorkEntryNode> = {}): WorkEntryNode {
  return {
    id,
    requestId: 'p1',
    activityId: '0',
    activityName: 'Manager approval',
    Addressee: { DN: ME, value: 'Amara Okafor' },
    owner: '',
    creationTime: Date.UTC(2027, 2, 1),
    status: 0,
    ...more,
  }
}

/** The settings of a fresh installation. */
export const DISPLAY: TaskSettingNode = {
  taskListSort: 'createTime',
  taskListSortDesc: true,
  defaultColumns: ['processName', 'recipientName', 'assignedTo', 'createTime'].map((key) => ({
    key,
  })),
  taskListColumnsOverride: true,
}

/**
 * A server with tasks. A decision removes the task from the list and a claim is kept, unless `refused` gives a reason against
 * it. `asked` records the queries of the lists, `done` the actions.
 */
export function fakeTasks(tasks: AfTaskNode[], refused: Record<string, string> = {}) {
  let waiting = tasks
  const asked: Record<string, string>[] = []
  const done: TaskActionBody[] = []
  const list = ({ request }: { request: Request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push(query)
    const first = Number(query.fromIndex) - 1
    const page = waiting.slice(first, first + Number(query.size))
    return HttpResponse.json<AfTaskListNode>({ tasks: page, total: waiting.length })
  }
  const act = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as TaskActionBody
    done.push(body)
    const ids = body.tasks.map(({ taskId }) => taskId)
    const succeeded = ids
      .filter((id) => !refused[id])
      .map((id) => ({ id, name: `Permission ${id}` }))
    const failed = ids.flatMap((id) => (refused[id] ? [{ id, reason: refused[id] }] : []))
    const isDone = ({ taskId }: AfTaskNode) => succeeded.some(({ id }) => id === taskId)
    if (['approve', 'deny'].includes(body.action)) {
      waiting = waiting.filter((each) => !isDone(each))
    }
    if (body.action === 'claim') {
      waiting = waiting.map((each) => (isDone(each) ? { ...each, claimedby: ME } : each))
    }
    return HttpResponse.json<ResponseListNode>({ success: failed.length === 0, succeeded, failed })
  }
  const handlers = [
    http.get(LIST, list),
    http.get(LIST_OF_OTHERS, list),
    http.get(`${LIST_OF_OTHERS}/team`, list),
    http.post(ACT, act),
    http.get(FORM, () => HttpResponse.json({ formJSON: { display: 'form', components: [] } })),
    http.get(DISPLAY_SETTINGS, () => HttpResponse.json(DISPLAY)),
    http.get(COURSE, () => HttpResponse.json({ workEntries: [] })),
    http.get(PERMISSIONS, () => HttpResponse.json({ permissions: [] })),
    http.get(PROCESSES, () => HttpResponse.json({ processes: [] })),
    http.get(atUpstream('access/teams/managelist'), () =>
      HttpResponse.json({ teams: [], totalCount: 0 }),
    ),
    http.post<never, { taskId: string }>(ITEM, async ({ request }) => {
      const { taskId } = await request.json()
      const found = waiting.find((each) => each.taskId === taskId)
      return found ? HttpResponse.json(found) : HttpResponse.json(null, { status: 404 })
    }),
  ]
  return { asked, done, handlers }
}
