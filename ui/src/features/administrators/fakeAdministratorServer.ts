import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AdminAssignmentListNode = components['schemas']['AdminAssignmentListNode']
type AdminAssignmentNode = components['schemas']['AdminAssignmentNode']
type AssignedPermissionsNode = components['schemas']['AssignedPermissionsNode']
type PermissionListNode = components['schemas']['PermissionListNode']

const PERMISSIONS = [
  { key: 'viewRole', value: 'View Role' },
  { key: 'assignRole', value: 'Assign Role' },
]

/** An assignment of a whole domain from 2025 on. */
export function assignment(
  name: string,
  dn: string,
  more: Partial<AdminAssignmentNode> = {},
): AdminAssignmentNode {
  return {
    assignee: name,
    assigneeDn: dn,
    assignmentTypeKey: 'USER',
    adminTypeKey: 'DOMAIN',
    domain: 'SECURITY',
    domainType: 'Security',
    effectiveDate: Date.UTC(2025, 0, 1, 12),
    status: 'Active',
    comment: '',
    ...more,
  }
}

/**
 * A fake server with these assignments, the permissions of a delegated administrator, and the DNs
 * of the user's groups; it records what was written.
 */
export function fakeAdministrators(
  known: readonly AdminAssignmentNode[],
  granted: AssignedPermissionsNode['permissions'] = [],
  groups: readonly string[] = [],
) {
  const written: { method: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const body = (await request.json()) as unknown
    written.push({ method: request.method, body })
    return body
  }
  const answered = async ({ request }: { request: Request }) => {
    const { permissions } = (await note(request)) as PermissionListNode
    const rows = Array.isArray(permissions) ? permissions : [permissions]
    const [first, ...others] = rows.map(({ id }) => ({ id }))
    return request.method === 'PUT' && others.length > 0
      ? HttpResponse.json({
          success: false,
          succeeded: [first],
          failed: others.map(({ id }) => ({ id, reason: 'There is no such permission.' })),
        })
      : HttpResponse.json({ success: true, succeeded: rows.map(({ id }) => ({ id })), failed: [] })
  }
  const list = ({ request }: { request: Request }) => {
    const wanted = new URL(request.url).searchParams.get('filterSearch')
    const rows = known.filter((each) => wanted === 'ALL' || each.assignmentTypeKey === wanted)
    return HttpResponse.json<AdminAssignmentListNode>({
      adminAssignments: rows,
      total: rows.length,
    })
  }
  const pairs = (...domains: { key: string; value: string }[]) => HttpResponse.json({ domains })
  const security = { key: 'SECURITY', value: 'Security' }
  const roles = { key: 'ROLES', value: 'Role' }
  const columns = ['assignee', 'assignmentType', 'domain', 'adminType', 'status'].map((key) => ({
    key,
    value: key,
  }))
  const url = '*/rest/admin/administrator/assignments'
  const handlers = [
    http.get(url, list),
    http.get(`${url}/columns`, () => pairs(...columns)),
    http.get(`${url}/adminDomains`, () => pairs(security, roles)),
    http.get(`${url}/domains`, () => pairs(roles)),
    http.post(`${url}/create`, async ({ request }) => {
      await note(request)
      return pairs(roles)
    }),
    http.delete(url, async ({ request }) => {
      await note(request)
      return HttpResponse.json({ revokeAssignments: [] })
    }),
    http.get('*/rest/access/groups/membershipInfo', () =>
      HttpResponse.json({ groupMemberof: groups }),
    ),
    http.get('*/rest/admin/permission', ({ request }) => {
      const domain = new URL(request.url).searchParams.get('domain') ?? ''
      const isDivided = ['ROLES', 'RESOURCES', 'PROVISIONING'].includes(domain)
      return isDivided ? pairs(...PERMISSIONS) : undefined
    }),
    http.get('*/rest/admin/permission/assignment', () =>
      HttpResponse.json<AssignedPermissionsNode>({ domains: [], permissions: granted }),
    ),
    http.put('*/rest/admin/assignment/permissions', answered),
    http.delete('*/rest/admin/assignment/permissions', answered),
  ]
  return { handlers, written }
}
