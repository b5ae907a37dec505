import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type Schemas = components['schemas']
type ProcessNode = Schemas['CprsRequestStatusNode']
type DeltaNode = Schemas['DeltaAssignmentNode']

export const DRIVER = 'cn=ERP Driver,o=system'
export const ACCOUNT = `cn=Account,${DRIVER}`
export const SUBJECT = { driver: DRIVER, entitlement: ACCOUNT, system: 'PRD100' }
export const ERP_ACCOUNT = 'cn=ErpAccount,o=resources'

/** A process for the account, which ended an hour ago by default. */
export function process(id: string, more: Partial<ProcessNode> = {}): ProcessNode {
  const at = Date.now() - 3_600_000
  return {
    id,
    driverDn: DRIVER,
    entitlementDn: ACCOUNT,
    logicalSystem: 'PRD100',
    opType: 'COMPUTE',
    opStatus: 2,
    statusMessage: '3 differences found.',
    requestStartTime: String(at - 60_000),
    requestCompletionTime: String(at),
    totalAssignments: 3,
    failedAssignments: 0,
    ...more,
  }
}

/** A difference: an assignment that a person has on one side only. */
export function delta(name: string, source: 'APPLICATION' | 'IDM'): DeltaNode {
  return {
    id: name,
    userDN: `cn=${name},o=data`,
    firstName: name,
    lastName: 'Berg',
    entitlementDn: ACCOUNT,
    entitlementValue: '',
    logicalSystemId: 'PRD100',
    source,
  }
}

interface World {
  /** The processes, newest first. */
  processes?: ProcessNode[]
  deltas?: DeltaNode[]
  /** The role that grants the account to a person, by person. */
  byRole?: Readonly<Record<string, string>>
  isOn?: boolean
  /** The time of the last request for the resource. */
  requestedAt?: number
  /** The reason why nothing can be published. */
  refused?: string
  managed?: Readonly<Record<string, number>>
}

/**
 * A fake server with processes and differences of one entitlement; it records what was written.
 * Processes end when `end` is called.
 */
export function fakeCprs(world: World = {}) {
  const { byRole = {}, isOn = true, managed = { [ERP_ACCOUNT]: 1 }, requestedAt } = world
  const known = { processes: world.processes ?? [], deltas: world.deltas ?? [] }
  const written: { path: string; body: unknown }[] = []
  const asked: string[] = []
  const begin = async (path: string, request: Request, opType: string) => {
    const body = (await request.json()) as object
    written.push({ path, body })
    if (world.refused) {
      const Fault = { Code: { Subcode: { Value: 'NotFound' } }, Reason: { Text: world.refused } }
      return HttpResponse.json({ Fault }, { status: 489 })
    }
    const id = `new${String(written.length)}`
    const begun = { opType, opStatus: 1, statusMessage: '1 of 3 assignments processed.' }
    const times = { requestStartTime: String(Date.now()), requestCompletionTime: '' }
    known.processes = [process(id, { ...begun, ...times }), ...known.processes]
    return HttpResponse.json({ id })
  }
  const handlers = [
    http.get('*/rest/access/administration/cprsConfig', () =>
      HttpResponse.json({ enableCprs: isOn, pollingInterval: 60, cleanupTimeInDays: 30 }),
    ),
    http.post('*/rest/access/cprs/cprsrequest/status/list', () =>
      HttpResponse.json<Schemas['CprsRequestStatusNodeList']>({
        cprsRequestStatus: known.processes,
        total: known.processes.length,
      }),
    ),
    http.post<never, { id: string }>(
      '*/rest/access/cprs/cprsrequest/status',
      async ({ request }) => {
        const { id } = await request.json()
        asked.push(id)
        return HttpResponse.json(known.processes.find((each) => each.id === id))
      },
    ),
    http.post('*/rest/access/cprs/assignments/delta', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const source = searchParams.get('source')
      const found = known.deltas.filter((each) => source === null || each.source === source)
      return HttpResponse.json<Schemas['DeltaListNode']>({
        deltaAssignmentsList: found.slice(0, Number(searchParams.get('size'))),
        totalHits: String(found.length),
      })
    }),
    http.post('*/rest/access/cprs/assignments/reconcile', ({ request }) =>
      begin('reconcile', request, 'COMPUTE'),
    ),
    http.post('*/rest/access/cprs/assignments/publish', ({ request }) =>
      begin('publish', request, 'PUBLISH'),
    ),
    http.get('*/rest/access/cprs/settings', () =>
      HttpResponse.json<Schemas['CprsSettingNodeList']>({
        cprsSettingList: [
          {
            id: ERP_ACCOUNT,
            drivername: 'ERP Driver',
            logicalsystem: 'PRD100',
            entitlement: 'Account',
            entitlementvalue: '{"ID":"Business unit 7"}',
            resource: 'ERP Account',
          },
        ],
        total: 1,
      }),
    ),
    http.post<never, { dn: string }>('*/rest/access/assignments/list', async ({ request }) => {
      const { dn } = await request.json()
      const role = byRole[dn]
      const cause = role
        ? { type: 'role', sourcesDetails: { dn: `cn=${role},o=roles`, name: role } }
        : { type: 'user', removable: true }
      const held = { id: ERP_ACCOUNT, name: 'ERP Account', entityType: 'resource', causes: [cause] }
      return HttpResponse.json({ assignments: [held], total: 1 })
    }),
    http.post('*/rest/access/requests/historylist/permission', () => {
      const made = { id: 'r1', name: 'ERP Account', requestDate: requestedAt, requesterName: 'Kim' }
      const requests = requestedAt === undefined ? [] : [made]
      return HttpResponse.json({ requests, total: requests.length })
    }),
    http.get('*/rest/catalog/drivers', () =>
      HttpResponse.json({ drivers: [{ id: DRIVER, name: 'ERP Driver' }], nextIndex: 0 }),
    ),
    http.post('*/rest/catalog/drivers/driver', () =>
      HttpResponse.json({
        id: DRIVER,
        name: 'ERP Driver',
        entitlements: [
          {
            id: ACCOUNT,
            displayName: 'Account',
            entitlementType: 'NO_PARAMS',
            views: [{ viewID: '77aa:PRD100', queryKey: '77aa', displayName: 'Production' }],
          },
        ],
      }),
    ),
    http.post('*/rest/catalog/resources/driverResources', () =>
      HttpResponse.json({ resources: resourcesOf(managed), total: 2, nextIndex: 0 }),
    ),
    http.post<never, { resources: { id: string }[] }>(
      '*/rest/catalog/resources/resourceV2',
      async ({ request }) => {
        const ids = (await request.json()).resources.map(({ id }) => id)
        const found = resourcesOf(managed).filter(({ id }) => ids.includes(id))
        return HttpResponse.json({ resources: found })
      },
    ),
    http.put<never, { resources: { id: string }[] }>(
      '*/rest/catalog/resources/resources',
      async ({ request }) => {
        const body = await request.json()
        written.push({ path: 'resources', body })
        const succeeded = body.resources.map(({ id }) => ({ id, name: id }))
        return HttpResponse.json({ success: true, succeeded, failed: [] })
      },
    ),
  ]
  const end = (more: Partial<ProcessNode> = {}, deltas = known.deltas) => {
    const [newest, ...older] = known.processes
    const ended = { opStatus: 2, requestCompletionTime: String(Date.now()), ...more }
    if (newest) known.processes = [{ ...newest, ...ended }, ...older]
    known.deltas = deltas
  }
  return { handlers, written, asked, end }
}

const resourcesOf = (managed: Readonly<Record<string, number>>) =>
  Object.entries(managed).map(([id, managedBy]) => ({
    id,
    name: id === ERP_ACCOUNT ? 'ERP Account' : 'ERP Guest',
    localizedNames: [{ locale: 'en', name: 'A resource' }],
    description: 'Kept',
    managedBy,
  }))
