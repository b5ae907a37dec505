import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type RoleNode = components['schemas']['RoleNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']

const LEVELS = [
  { level: 10, name: 'Permission Role', cn: 'Level10' },
  { level: 20, name: 'IT Role', cn: 'Level20' },
  { level: 30, name: 'Business Role', cn: 'Level30' },
] as const

const CATEGORIES = [
  { id: 'finance', name: 'Finance' },
  { id: 'people', name: 'People' },
]

export const roleDn = (name: string) => `cn=${name},cn=Level10,o=system`

/** A role that needs no approval. */
export function role(name: string, more: Partial<RoleNode> = {}) {
  return {
    id: roleDn(name),
    name,
    description: `May ${name}`,
    level: 10,
    roleLevel: LEVELS[0],
    categories: [],
    status: 50,
    subContainer: 'cn=Level10,o=system',
    localizedNames: [{ locale: 'en', name }],
    localizedDescriptions: [{ locale: 'en', desc: `May ${name}` }],
    owners: [],
    approvalRequired: false,
    approvalIsStandard: true,
    approvalQuorum: '',
    approvalApprovers: [],
    approvalRequestDef: '',
    revokeRequired: false,
    ...more,
  } satisfies RoleNode
}

/** A container of roles of the lowest level. */
export const FINANCE = 'cn=Finance,cn=Level10,o=system'

interface World {
  /** The person's permissions on each role. */
  operations?: readonly string[]
  mayCreate?: boolean
  /** A person who is not available. */
  away?: string
  /** The only container in which the person may create roles. */
  onlyContainer?: string
  /** The number of holders of each role; undefined when it is hidden. */
  holders?: number | undefined
  /** Roles that cannot be changed or deleted, with the reason. */
  refused?: Readonly<Record<string, string>>
  /** Fields that a save does not change. */
  forgets?: Partial<RoleNode>
  /** A deleted role stays with the status 15. */
  isDeletedLater?: boolean
}

interface Body {
  roles: RoleNode[]
}

/**
 * A fake server with these roles. `asked` has the queries of the list, `reads` the ids of the roles that
 * were read one by one, `written` the bodies that were sent.
 */
export function fakeRoles(known: readonly RoleNode[], world: World = {}) {
  const roles = new Map(known.map((each) => [each.id, each]))
  const asked: URLSearchParams[] = []
  const reads: string[] = []
  const written: { method: string; body: unknown }[] = []
  const note = async <Sent>(request: Request) => {
    const body = (await request.json()) as Sent
    written.push({ method: request.method, body })
    return body
  }
  const oneByOne = (sent: readonly RoleNode[], act: (each: RoleNode) => void) => {
    const { refused = {} } = world
    const failed = sent.flatMap(({ id }) => (refused[id] ? [{ id, reason: refused[id] }] : []))
    const done = sent.filter(({ id }) => !refused[id])
    done.forEach(act)
    const succeeded = done.map(({ id }) => ({ id, name: roles.get(id)?.name ?? id }))
    return HttpResponse.json({ success: failed.length === 0, succeeded, failed })
  }
  const change = (each: RoleNode) =>
    roles.set(each.id, { ...roles.get(each.id), ...each, ...world.forgets })
  const remove = ({ id }: RoleNode) => {
    if (world.isDeletedLater) change({ id, status: 15 })
    else roles.delete(id)
  }
  const handlers = [
    ...rightHandlers(world),
    http.get('*/rest/catalog/roles/listV2', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const found = [...roles.values()]
      return HttpResponse.json<RolesListResponseNode>({ roles: found, total: found.length })
    }),
    http.get('*/rest/catalog/roles/levels', () => HttpResponse.json({ roleLevels: LEVELS })),
    http.get('*/rest/catalog/roleCategories', () => HttpResponse.json({ categories: CATEGORIES })),
    http.post('*/rest/catalog/roles/roleV2', async ({ request }) => {
      const body = (await request.json()) as Body
      reads.push(...body.roles.map(({ id }) => id))
      return HttpResponse.json({ roles: body.roles.flatMap(({ id }) => roles.get(id) ?? []) })
    }),
    http.post('*/rest/catalog/roles/subRoles/list', () =>
      HttpResponse.json<RolesListResponseNode>({ roles: [], total: 3 }),
    ),
    http.post('*/rest/catalog/sods/roleSods', () => HttpResponse.json({ sods: [] })),
    ...nothingAround(),
    http.post('*/rest/access/availability/list', async ({ request }) => {
      const { dn } = (await request.json()) as { dn: string }
      const isAway = dn === world.away
      return HttpResponse.json({ availabilityStatus: Number(isAway), hasDelegatesAssigned: false })
    }),
    http.post('*/rest/access/containers/container', async ({ request }) => {
      const { level } = (await request.json()) as { level: number }
      const dn = `cn=Level${String(level)},o=system`
      const subContainers = level === 10 ? [{ dn: FINANCE, name: 'Finance' }] : []
      return HttpResponse.json({ dn, name: dn, subContainers })
    }),
    http.post('*/rest/catalog/roles', async ({ request }) => {
      const { id, ...rest } = await note<RoleNode>(request)
      const made = { ...role(id), ...rest, id: roleDn(id) }
      roles.set(made.id, made)
      return HttpResponse.json<RoleNode>(made)
    }),
    http.put('*/rest/catalog/roles/role', async ({ request }) => {
      const changed = await note<RoleNode>(request)
      change(changed)
      return HttpResponse.json<RoleNode>(changed)
    }),
    http.put('*/rest/catalog/roles/roles', async ({ request }) =>
      oneByOne((await note<Body>(request)).roles, change),
    ),
    http.delete('*/rest/catalog/roles/role', async ({ request }) =>
      oneByOne((await note<Body>(request)).roles, remove),
    ),
  ]
  return { handlers, asked, reads, written, roles }
}

const ALL = ['viewRole', 'modifyRole', 'deleteRole', 'assignRole', 'revokeRole']

/** The person's rights, and the people whom they may see. */
function rightHandlers({ operations = ALL, mayCreate = true, ...world }: World) {
  const holders = 'holders' in world ? world.holders : 0
  return [
    http.get('*/rest/admin/permission/rights', ({ request }) => {
      const isOfKind = new URL(request.url).searchParams.get('objectType') === 'role'
      return HttpResponse.json({ permissionKey: 'createRole', isAccesible: mayCreate && isOfKind })
    }),
    http.post('*/rest/catalog/delegatedAdmin/rights', async ({ request }) => {
      const { permissions } = (await request.json()) as { permissions: { id: string }[] }
      return HttpResponse.json({
        opertionPermissionMap: permissions.map(({ id }) => ({
          permissionDn: id,
          operationAccessMap: [
            ...ALL.map((key) => ({ key, value: String(operations.includes(key)) })),
            { key: 'createRole', value: String((world.onlyContainer ?? id) === id) },
          ],
        })),
      })
    }),
    http.get('*/rest/access/assignments/identities', () =>
      holders === undefined
        ? new HttpResponse(null, { status: 403 })
        : HttpResponse.json({ identities: [], total: holders }),
    ),
  ]
}

/** The answers for an impact preview: the role has no relations, holders or waiting requests. */
function nothingAround() {
  const none = { roles: [], resources: [], assignmentStatusList: [], requests: [], total: 0 }
  const paths = [
    'catalog/roles/subRoles/list',
    'catalog/roles/parentRoles/list',
    'catalog/roles/mappedResources/list',
    'catalog/roles/role/assignments/v2',
    'access/requests/historylist/permission',
  ]
  return paths.map((path) => http.post(`*/rest/${path}`, () => HttpResponse.json(none)))
}
