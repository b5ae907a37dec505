import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type ProcessInfoRespNode = components['schemas']['ProcessInfoRespNode']
type WorkEntryRespNode = components['schemas']['WorkEntryRespNode']

export const DAY = 86_400_000
const user = (name: string) => `cn=${name},ou=users,o=data`

/** A workflow that has been running for two days. */
export function process(
  name: string,
  more: Partial<ProcessInfoRespNode> = {},
): ProcessInfoRespNode {
  return {
    requestId: name,
    processId: 'cn=Laptop,o=system',
    name,
    engineId: 'idm-engine-1',
    resourceType: 'Role Approval',
    initiator: user('ann'),
    initiatorName: 'Ann',
    recipient: user('ben'),
    recipientName: 'Ben',
    creationTime: Date.now() - 2 * DAY,
    processStatus: 0,
    approvalStatus: 0,
    ...more,
  }
}

/** An open task for Eve. */
export function entry(id: string, more: Partial<WorkEntryRespNode> = {}): WorkEntryRespNode {
  return {
    id,
    activityId: '0',
    activityName: 'Manager approval',
    addressee: user('eve'),
    owner: '',
    creationTime: Date.now() - DAY,
    expirationTime: Date.now() + DAY,
    status: 0,
    statusDisplayName: 'Open',
    ...more,
  }
}

interface World {
  isStopped?: boolean
  /** Open and ended tasks by process; by default a process has a single open task. */
  tasks?: Readonly<Record<string, readonly WorkEntryRespNode[]>>
  /** Processes that somebody else ends before they are terminated. */
  endedMeanwhile?: readonly string[]
  /** DNs of people who are away for all requests without a delegate. */
  away?: readonly string[]
  /** DNs of deleted people and groups. */
  gone?: readonly string[]
}

/** An absence from yesterday on, without an end. */
const ABSENCE = {
  availabilityId: 'away',
  allRequests: true,
  requestDefs: [],
  effectiveDate: Date.now() - DAY,
  hasExpiry: false,
  hasExpiryDuration: false,
}

const STATES = ['Running', 'Stopped', 'Terminated', 'Completed']

/** A fake server with these workflows; it records queries and writes. */
export function fakeWorkflows(known: readonly ProcessInfoRespNode[], world: World = {}) {
  const processes = new Map(known.map((each) => [each.requestId, each]))
  const asked: Record<string, string>[] = []
  /** Addresses of loaded lists and single workflows. */
  const read: string[] = []
  const written: { path: string; body: unknown }[] = []
  const tasksOf = (id: string) => world.tasks?.[id] ?? [entry(`task of ${id}`)]
  const end = (id: string) => {
    const before = processes.get(id)
    if (before) processes.set(id, { ...before, processStatus: 2, completionTime: Date.now() })
  }
  const handlers = [
    http.get('*/rest/access/monitoring/process/list', ({ request }) => {
      read.push('list')
      const query = Object.fromEntries(new URL(request.url).searchParams)
      if (query.size !== '1') asked.push(query)
      const all = [...processes.values()].filter(
        ({ processStatus }) =>
          !query.processStatus || query.processStatus === String(processStatus),
      )
      const from = Number(query.startIndex)
      const rows = all.slice(from, from + Number(query.size))
      return HttpResponse.json({ processInfoNodeList: rows, totalSize: all.length })
    }),
    http.get('*/rest/access/requests/processes', ({ request }) => {
      const id = new URL(request.url).searchParams.get('processId') ?? ''
      read.push(id)
      const found = processes.get(id)
      const processNodes = found ? [detailOf(found)] : []
      return HttpResponse.json({ processes: processNodes })
    }),
    http.get('*/rest/access/monitoring/workentries', ({ request }) => {
      const id = new URL(request.url).searchParams.get('requestId') ?? ''
      const workentries = tasksOf(id)
      return HttpResponse.json({ workentries, totalSize: workentries.length })
    }),
    http.get('*/rest/access/monitoring/comments', () =>
      HttpResponse.json({
        commentNodeArray: [
          {
            commentId: '1',
            principal: 'system',
            comment: 'Process started',
            isSystemComment: true,
          },
          {
            commentId: '2',
            principal: 'Ann',
            comment: 'For the new office',
            isSystemComment: false,
          },
        ],
      }),
    ),
    http.post('*/rest/access/monitoring/process/terminate', async ({ request }) => {
      const body = (await request.json()) as { processes: string[] }
      written.push({ path: 'terminate', body })
      const failedProcesses = body.processes.filter((id) => world.endedMeanwhile?.includes(id))
      for (const id of body.processes) end(id)
      const message = failedProcesses.length > 0 ? 'The process does not run.' : ''
      return HttpResponse.json({ success: message === '', failedProcesses, message })
    }),
    http.post('*/rest/access/monitoring/reassign', async ({ request }) => {
      const body = (await request.json()) as { afTaskNode: { tasks: { taskId: string }[] } }
      written.push({ path: 'reassign', body })
      const succeedNodes = body.afTaskNode.tasks.map(({ taskId: id }) => ({ id, name: id }))
      return HttpResponse.json({ success: true, succeedNodes, failNodes: [] })
    }),
    http.get('*/rest/admin/workflowengines', () =>
      HttpResponse.json({ engineId: 'idm-engine-1', engineStatus: world.isStopped ? 1 : 0 }),
    ),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      if (world.gone?.includes(dn)) return notFound()
      return HttpResponse.json({ dn, fullName: /^cn=([^,]*)/.exec(dn)?.[1] ?? dn })
    }),
    http.get('*/rest/access/entities/list', () => HttpResponse.json({ entityList: [] })),
    http.post<never, { dn: string }>('*/rest/access/availability/list', async ({ request }) => {
      const { dn } = await request.json()
      return HttpResponse.json({
        availabilityStatus: 0,
        availability: world.away?.includes(dn) ? [ABSENCE] : [],
      })
    }),
    http.post('*/rest/access/delegation/list', () => HttpResponse.json({ delegations: [] })),
  ]
  return { handlers, asked, read, written }
}

function notFound() {
  const Fault = { Code: { Value: 'Sender', Subcode: { Value: 'NotFound' } }, Reason: { Text: '?' } }
  return HttpResponse.json({ Fault }, { status: 489 })
}

function detailOf({ requestId, initiatorName, recipientName, ...node }: ProcessInfoRespNode) {
  return {
    processId: requestId,
    name: node.name,
    Initiator: { DN: node.initiator, value: initiatorName },
    Recipient: { DN: node.recipient, value: recipientName },
    Definition: { DN: node.processId, value: 'Laptop' },
    processStatus: STATES[node.processStatus ?? 0],
    approvalStatus: 'Processing',
    creationTime: node.creationTime,
    ...(node.completionTime !== undefined && { completionTime: node.completionTime }),
    engineId: node.engineId,
  }
}
