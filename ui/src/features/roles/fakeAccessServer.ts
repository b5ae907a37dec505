import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AskedListNode = components['schemas']['AskedListNode']
type AssignmentStatusNode = components['schemas']['AssignmentStatusNode']
type RequestNode = components['schemas']['PermissionRequestHistoryNode']
type ResourceNode = components['schemas']['ResourcesListResponseNode']['resources'][number]
type RoleNode = components['schemas']['RoleNode']
type Outcome = components['schemas']['ResponseListNode']

/** The relations and holders of a role, and the server's answers to changes. */
export interface RoleAccess {
  childRoles: RoleNode[]
  parentRoles: RoleNode[]
  resources: ResourceNode[]
  holders: AssignmentStatusNode[]
  requests: RequestNode[]
  /** The number of people who have a role in any way, by its DN. */
  people: Record<string, number>
  /** The answer to a change of relations or mappings. */
  related: Outcome
  /** The answers to assignments and revocations, in this order. */
  asked: AskedListNode[]
  retracted: Outcome
}

interface Sent {
  /** Method and path, `POST subRoles`. */
  call: string
  body: unknown
}

const done = { success: true, succeeded: [], failed: [] }
const REST = '*/rest'

/**
 * A fake server with these data. It records what was sent; `lists` has the addresses of loaded
 * lists, without those that were only counted.
 */
export function fakeAccess(known: Partial<RoleAccess>) {
  const access: RoleAccess = {
    childRoles: [],
    parentRoles: [],
    resources: [],
    holders: [],
    requests: [],
    people: {},
    related: done,
    asked: [],
    retracted: done,
    ...known,
  }
  const sent: Sent[] = []
  const lists: URL[] = []
  const taking = (call: string, answer: () => object) => async (request: Request) => {
    sent.push({ call, body: await request.json() })
    return HttpResponse.json(answer())
  }
  const listing = (request: Request, answer: object) => {
    const address = new URL(request.url)
    if (address.searchParams.get('size') !== '1') lists.push(address)
    return HttpResponse.json(answer)
  }
  const roles = `${REST}/catalog/roles`
  const rolesNode = (rows: readonly RoleNode[]) => ({ roles: rows, total: rows.length })
  const holders = () => ({ assignmentStatusList: access.holders, total: access.holders.length })
  const write = (method: 'post' | 'delete', path: string, answer: () => object) => {
    const call = `${method.toUpperCase()} ${path.split('/').at(-1) ?? ''}`
    return http[method](`${REST}/${path}`, ({ request }) => taking(call, answer)(request))
  }
  const handlers = [
    http.post(`${roles}/subRoles/list`, ({ request }) =>
      listing(request, rolesNode(access.childRoles)),
    ),
    http.post(`${roles}/parentRoles/list`, ({ request }) =>
      listing(request, rolesNode(access.parentRoles)),
    ),
    http.post(`${roles}/mappedResources/list`, ({ request }) =>
      listing(request, { resources: access.resources, total: access.resources.length }),
    ),
    http.post(`${roles}/role/assignments/v2`, ({ request }) => listing(request, holders())),
    http.post(`${REST}/access/requests/historylist/permission`, ({ request }) =>
      listing(request, { requests: access.requests, total: access.requests.length }),
    ),
    http.get(`${REST}/access/assignments/identities`, ({ request }) => {
      const of = new URL(request.url).searchParams.get('permissionId') ?? ''
      return HttpResponse.json(everybody(access.people[of] ?? 0))
    }),
    http.post(`${REST}/catalog/sods/roleSods`, () => HttpResponse.json({ sods: [] })),
    http.post(`${REST}/access/groups/members`, () =>
      HttpResponse.json({ recipients: [], total: 0 }),
    ),
    write('post', 'catalog/roles/subRoles', () => access.related),
    write('post', 'catalog/roles/parentRoles', () => access.related),
    write('delete', 'catalog/roles/subRoles', () => access.related),
    write('delete', 'catalog/roles/parentRoles', () => access.related),
    write('delete', 'catalog/roles/mappedResources', () => access.related),
    write('post', 'catalog/roles/role/assignments/assign', () => access.asked.shift() ?? done),
    write('delete', 'access/assignments/list', () => access.asked.shift() ?? done),
    write('delete', 'access/requests/history', () => access.retracted),
  ]
  return { access, handlers, sent, lists }
}

function everybody(total: number) {
  const names = Array.from({ length: total }, (_, at) => `Person ${String(at)}`)
  return { identities: names.map((name) => ({ dn: `cn=${name},o=data`, name })), total }
}

/** A holder of the role. */
export function holder(name: string, more: Partial<AssignmentStatusNode>): AssignmentStatusNode {
  return {
    dn: 'cn=Clerk,cn=Level10,o=system',
    recipientDn: `cn=${name},ou=users,o=data`,
    recipientFullName: name,
    recipientType: 'USER',
    statusCode: '50',
    statusDisplay: 'Provisioned',
    grant: true,
    effectiveDate: '1735689600000',
    ...more,
  }
}
