import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type ResourceNode = components['schemas']['ResourceNode']

const ALL = ['viewResource', 'modifyResource', 'deleteResource', 'assignResource', 'revokeResource']
const CATEGORIES = [{ id: 'it', name: 'Information Technology' }]

export const resourceDn = (name: string) => `cn=${name},cn=ResourceDefs,o=system`

/** A resource without entitlement, questions and approval. */
export function resource(name: string, more: Partial<ResourceNode> = {}) {
  return {
    id: resourceDn(name),
    name,
    description: `About ${name}`,
    categories: [],
    status: 50,
    isActive: true,
    managedBy: 0,
    subContainer: 'cn=ResourceDefs,o=system',
    localizedNames: [{ locale: 'en', name }],
    localizedDescriptions: [{ locale: 'en', desc: `About ${name}` }],
    owners: [],
    approvalRequired: false,
    revokeRequired: false,
    entitlements: [],
    resourceParameters: [],
    ...more,
  } satisfies ResourceNode
}

interface World {
  /** The person's permissions on each resource. */
  operations?: readonly string[]
  mayCreate?: boolean
  /** The number of holders of each resource. */
  holders?: number
  /** A person who is not available. */
  away?: string
  /** The reason why nothing can be bound, created or changed. */
  refusal?: string
  /** A deleted resource stays with the status 15. */
  isDeletedLater?: boolean
}

interface Body {
  resources: ResourceNode[]
}

/**
 * A fake server with these resources. `asked` has the queries of the list, `written` the bodies
 * that were sent.
 */
export function fakeResources(known: readonly ResourceNode[], world: World = {}) {
  const resources = new Map(known.map((each) => [each.id, each]))
  const asked: URLSearchParams[] = []
  const written: { method: string; path: string; body: unknown }[] = []
  const note = async <Sent>(request: Request) => {
    const body = (await request.json()) as Sent
    const [, path = ''] = request.url.split('/rest/')
    written.push({ method: request.method, path, body })
    return body
  }
  const outcome = (sent: readonly ResourceNode[], act: (each: ResourceNode) => void) => {
    const { refusal: reason } = world
    if (reason === undefined) sent.forEach(act)
    const named = sent.map(({ id }) => ({ id, name: resources.get(id)?.name ?? id }))
    return HttpResponse.json({
      success: reason === undefined,
      succeeded: reason === undefined ? named : [],
      failed: reason === undefined ? [] : named.map((each) => ({ ...each, reason })),
    })
  }
  const change = (each: ResourceNode) =>
    resources.set(each.id, { ...resources.get(each.id), ...each })
  const handlers = [
    ...rightHandlers(world),
    ...aroundHandlers(),
    http.post('*/rest/access/availability/list', async ({ request }) => {
      const { dn } = (await request.json()) as { dn: string }
      const isAway = dn === world.away
      return HttpResponse.json({ availabilityStatus: Number(isAway), hasDelegatesAssigned: false })
    }),
    http.get('*/rest/catalog/resources/listV2', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({ resources: [...resources.values()], total: resources.size })
    }),
    http.post('*/rest/catalog/resources/resourceV2', async ({ request }) => {
      const body = (await request.json()) as Body
      return HttpResponse.json({
        resources: body.resources.flatMap(({ id }) => resources.get(id) ?? []),
      })
    }),
    http.post('*/rest/catalog/resources', async ({ request }) => {
      const { id, ...rest } = await note<ResourceNode>(request)
      const made = { ...resource(id), ...rest, id: resourceDn(id) }
      return outcome([made], (each) => resources.set(each.id, each))
    }),
    http.put('*/rest/catalog/resources/resource', async ({ request }) => {
      const changed = await note<ResourceNode>(request)
      change(changed)
      return HttpResponse.json(changed)
    }),
    http.put('*/rest/catalog/resources/resource/entitlement', async ({ request }) =>
      outcome([await note<ResourceNode>(request)], change),
    ),
    http.put('*/rest/catalog/resources/resources', async ({ request }) =>
      outcome((await note<Body>(request)).resources, change),
    ),
    http.delete('*/rest/catalog/resources/resource', async ({ request }) =>
      outcome((await note<Body>(request)).resources, ({ id }) => {
        if (world.isDeletedLater) change({ id, status: 15 })
        else resources.delete(id)
      }),
    ),
    http.post('*/rest/catalog/resources/category', async ({ request }) => {
      const { name = '' } = await note<ResourceNode>(request)
      return outcome([{ id: name, name }], () => undefined)
    }),
    nameHandler(resources),
  ]
  return { handlers, asked, written, resources }
}

/** Checks names, ignoring case. */
function nameHandler(resources: ReadonlyMap<string, ResourceNode>) {
  return http.post('*/rest/catalog/resources/validateResourceNames', async ({ request }) => {
    const { resourceNames } = (await request.json()) as { resourceNames: { name: string }[] }
    const taken = new Set([...resources.values()].map(({ name }) => name?.toLowerCase()))
    return HttpResponse.json({
      resources: resourceNames.map(({ name }) => {
        const isNameExist = taken.has(name.toLowerCase())
        return { name, isNameExist, suggestedName: isNameExist ? `${name} 2` : name }
      }),
    })
  })
}

function rightHandlers({ operations = ALL, mayCreate = true, holders = 0 }: World) {
  return [
    http.get('*/rest/admin/permission/rights', ({ request }) => {
      const isOfKind = new URL(request.url).searchParams.get('objectType') === 'resource'
      return HttpResponse.json({
        permissionKey: 'createResource',
        isAccesible: mayCreate && isOfKind,
      })
    }),
    http.post('*/rest/catalog/delegatedAdmin/rights', async ({ request }) => {
      const { permissions } = (await request.json()) as { permissions: { id: string }[] }
      return HttpResponse.json({
        opertionPermissionMap: permissions.map(({ id }) => ({
          permissionDn: id,
          operationAccessMap: ALL.map((key) => ({ key, value: String(operations.includes(key)) })),
        })),
      })
    }),
    http.get('*/rest/access/assignments/identities', () =>
      HttpResponse.json({ identities: people(holders), total: holders }),
    ),
  ]
}

const LICENSE = {
  id: 'cn=License,cn=Cloud,o=system',
  displayName: 'License',
  entitlementType: 'APP_QUERY_PARAMS',
}

const WAITING = {
  id: '1',
  entityType: 'resource',
  name: 'Office',
  recipient: 'cn=ben,ou=users,o=data',
  recipientName: 'Ben Kim',
  requesterName: 'Amara Okafor',
  requestState: 15,
  requestDate: Date.UTC(2026, 10, 3, 12),
  action: 'grant',
  reason: 'For the trip',
}

/**
 * A driver with one entitlement and its values, and a role that grants each resource to two people.
 */
function aroundHandlers() {
  const brought = ['cn=ann', 'cn=ben'].map((recipientDn) => ({
    dn: 'cn=Clerk',
    name: 'Clerk',
    recipientDn,
    recipientType: 'USER',
  }))
  return [
    http.get('*/rest/catalog/resourceCategories', () =>
      HttpResponse.json({ categories: CATEGORIES }),
    ),
    http.post('*/rest/catalog/resources/resource/assignments', () =>
      HttpResponse.json({ assignmentStatusList: brought, total: 2 }),
    ),
    http.post('*/rest/access/entities/resource/assignments/columns', () =>
      HttpResponse.json({ columns: [] }),
    ),
    http.post('*/rest/access/requests/historylist/permission', () =>
      HttpResponse.json({ requests: [WAITING], total: 3 }),
    ),
    http.get('*/rest/catalog/drivers', () =>
      HttpResponse.json({ drivers: [{ id: 'cn=Cloud,o=system', name: 'Cloud' }], nextIndex: 0 }),
    ),
    http.post('*/rest/catalog/drivers/driver', () =>
      HttpResponse.json({ id: 'cn=Cloud,o=system', name: 'Cloud', entitlements: [LICENSE] }),
    ),
    http.post('*/rest/catalog/drivers/entitlementValues/listV2', () =>
      HttpResponse.json({
        entitlementValues: [{ value: '{"ID":"E3"}', name: 'E3' }],
        nextIndex: 0,
      }),
    ),
  ]
}

function people(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    dn: `cn=p${String(at)},o=data`,
    name: `Person ${String(at)}`,
  }))
}
