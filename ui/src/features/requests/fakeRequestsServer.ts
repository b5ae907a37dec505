import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import type { FormDocument } from '../../shared/blocks/workflow-form/formJson'

type PermissionNode = components['schemas']['PermissionNode']
type PermissionDetailsNode = components['schemas']['PermissionDetailsNode']
type PermissionAssignmentNode = components['schemas']['PermissionAssignmentNode']
type Reply = components['schemas']['RequestOperationResponseListNode']
type FeaturedNode = components['schemas']['ItemsByCategoryNode']
type RequestNode = components['schemas']['PermissionRequestHistoryNode']
type RoleNode = components['schemas']['RoleNode']
type ResourceNode = components['schemas']['ResourceNode']
type SodNode = components['schemas']['SodNode']

export const SELF = 'cn=aokafor,ou=users,o=data'
export const personDn = (name: string) => `cn=${name},ou=users,o=data`
export const roleDn = (name: string) => `cn=${name},o=roles`

export function role(name: string, more: Partial<PermissionNode> = {}): PermissionNode {
  return { id: roleDn(name), name, entityType: 'role', bulkRequestable: true, ...more }
}

/** A request definition with a form of its own. */
export function definition(
  name: string,
  more: Partial<PermissionDetailsNode> = {},
): PermissionDetailsNode {
  const id = `cn=${name},o=definitions`
  return { id, name, entityType: 'prd', requestFormId: `cn=${name},o=forms`, ...more }
}

/** A rule that two roles exclude each other. */
export function rule(one: string, other: string): SodNode {
  const roles = [one, other].map((name) => ({ id: roleDn(name), name }))
  return { id: `cn=${one}And${other}`, name: `${one} and ${other}`, roles }
}

/** The address of a call such as `access/permissions`. */
const at = (path: string) => `*/rest/${path}`

interface World {
  permissions?: PermissionNode[]
  details?: PermissionDetailsNode[]
  /** Settings of roles and resources; without `setUp` the server refuses to read them. */
  setUp?: (RoleNode | ResourceNode)[]
  /** The form of every definition. */
  form?: FormDocument
  rules?: SodNode[]
  /** DN of a person to the names of the roles that they have. */
  held?: Record<string, string[]>
  /** DN of a person to the names of the roles that they asked for and do not have yet. */
  onTheWay?: Record<string, string[]>
  people?: string[]
  /** Names of the people who have any item that the calls ask about. */
  holders?: string[]
  /** The items that administrators recommend. */
  featured?: FeaturedNode
  /** The requests of the caller, the latest first. */
  requests?: RequestNode[]
  /** DNs of the teams in whose name the caller asks. */
  teams?: string[]
  /** Name of a person to the teams that they are a member of. */
  members?: Record<string, string[]>
}

export interface Sent {
  path: string
  body: Record<string, unknown>
}

/** A server where items are requested; `asked` records the searches, and `sent` the requests, which `answer` answers. */
export function fakeRequests(
  world: World,
  answer: (sent: Sent) => Reply | Response | Promise<Reply> = allDone,
) {
  const { permissions = [], details = [], rules = [], held = {}, people = [] } = world
  const asked: URL[] = []
  const sent: Sent[] = []
  const found = (url: URL) => {
    asked.push(url)
    const words = (url.searchParams.get('q') ?? '*').replace('*', '').toLowerCase()
    const first = Number(url.searchParams.get('nextIndex')) - 1
    const size = Number(url.searchParams.get('size'))
    const types = url.searchParams.getAll('type').map((type) => type.toLowerCase())
    const rows = permissions.filter(
      ({ name = '', categories = [], entityType = '' }) =>
        `${name} ${categories.join(' ')}`.toLowerCase().includes(words) &&
        (types.length === 0 || types.includes(entityType)),
    )
    const next = first + size < rows.length ? first + size + 1 : 0
    return { permissions: rows.slice(first, first + size), nextIndex: next }
  }
  const take = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.split('/rest/').at(-1) ?? ''
    const call = { path, body: (await request.json()) as Record<string, unknown> }
    sent.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : HttpResponse.json<Reply>(reply)
  }
  const categories = (kind: string) =>
    http.get(at(`access/requests/${kind}Categories`), () =>
      HttpResponse.json({ categories: [{ id: 'fin', name: 'Finance' }] }),
    )
  const setUp = (kind: 'roles' | 'resources') =>
    http.post<never, Record<string, { id: string }[]>>(
      at(`catalog/${kind}/${kind.slice(0, -1)}V2`),
      async ({ request }) => {
        const wanted = (await request.json())[kind] ?? []
        const known = world.setUp?.filter(({ id }) => wanted.some((each) => each.id === id))
        return known
          ? HttpResponse.json({ [kind]: known })
          : HttpResponse.json(null, { status: 489 })
      },
    )
  const handlers = [
    http.get(at('access/tasks/workEntries'), () => HttpResponse.json({ workEntries: [] })),
    http.get(at('access/permissions'), ({ request }) =>
      HttpResponse.json(found(new URL(request.url))),
    ),
    http.post(at('access/teams/permissions'), ({ request }) =>
      HttpResponse.json(found(new URL(request.url))),
    ),
    http.post<never, { id: string }>(at('access/permissions/item'), async ({ request }) => {
      const { id } = await request.json()
      return HttpResponse.json([...details, ...permissions].find((each) => each.id === id))
    }),
    categories('role'),
    categories('resource'),
    setUp('roles'),
    setUp('resources'),
    http.post<never, { roles: { id: string }[] }>(
      at('catalog/sods/roleSods'),
      async ({ request }) => {
        const { roles } = await request.json()
        const concerned = rules.filter((each) =>
          each.roles?.some(({ id }) => roles.some((wanted) => wanted.id === id)),
        )
        return HttpResponse.json({ sods: concerned })
      },
    ),
    http.post<never, { dn: string }>(at('access/assignments/list'), async ({ request }) => {
      const { dn } = await request.json()
      const node = (name: string) => ({ id: roleDn(name), name, entityType: 'role' })
      const had = (held[dn] ?? []).map((name): PermissionAssignmentNode => ({
        ...node(name),
        causes: [{ type: 'user', removable: true, instanceId: name }],
      }))
      const coming = (world.onTheWay?.[dn] ?? []).map((name): PermissionAssignmentNode => ({
        ...node(name),
        causes: [],
        status: [{ status: 'Approval pending' }],
      }))
      const assignments = [...had, ...coming]
      return HttpResponse.json({ assignments, total: assignments.length })
    }),
    http.get(at('access/teams/managelist'), () =>
      HttpResponse.json({ teams: (world.teams ?? []).map((dn) => ({ dn, name: dn })) }),
    ),
    http.get(at('access/teams/members'), ({ request }) => {
      const dn = new URL(request.url).searchParams.get('memberDn') ?? ''
      const teams = Object.entries(world.members ?? {}).find(([name]) => personDn(name) === dn)?.[1]
      const targetSetList = teams?.map((team) => ({ dn: team }))
      return HttpResponse.json({ recipients: [{ dn, targetSetList }] })
    }),
    http.get(at('access/teams/recipients/userlist/v2'), ({ request }) => {
      asked.push(new URL(request.url))
      const recipients = people.map((name) => ({ dn: personDn(name), name, type: 'user' }))
      return HttpResponse.json({ recipients, nextIndex: 0 })
    }),
    http.get(at('access/assignments/identities'), ({ request }) => {
      const url = new URL(request.url)
      asked.push(url)
      const { holders = [] } = world
      const size = Number(url.searchParams.get('size'))
      const identities = holders.slice(0, size).map((name) => ({ dn: personDn(name), name }))
      return HttpResponse.json({ identities, total: holders.length })
    }),
    http.get(at('access/featuredItems'), () =>
      HttpResponse.json(world.featured ?? { itemCategories: [], uncategorizedItems: [] }),
    ),
    http.get(at('access/requests/historylist'), () =>
      HttpResponse.json({ requests: world.requests ?? [] }),
    ),
    http.get(at('access/forms'), ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ formJSON: world.form })
    }),
    http.post(at('access/requests/permissions'), take),
    http.post(at('access/requests/permissions/item'), take),
    http.post(at('access/requests/permissions/v2'), take),
  ]
  return { handlers, asked, sent }
}

/** The items of a call, and its recipients. */
export function requestedIn({ body }: Sent) {
  const many = body.reqPermissions as { id: string }[] | undefined
  const ids = (many ?? [body as { id: string }]).map(({ id }) => id)
  const recipients = (body.recipients as { dn: string }[]).map(({ dn }) => dn)
  return { ids, recipients: recipients.length > 0 ? recipients : [SELF] }
}

type Refusal = (id: string, dn: string) => string | undefined

/** Answers a request: every recipient gets every item, except those that `refusal` gives a reason for. */
export function answerWith(refusal: Refusal, sods: Reply['OperationNodes'][number]['sods'] = []) {
  return (sent: Sent): Reply => {
    const { ids, recipients } = requestedIn(sent)
    const nodes = recipients.map((dn) => {
      const about = (id: string) => ({ id, dn, name: dn.slice(3, dn.indexOf(',')) })
      const failed = ids.flatMap((id) => {
        const reason = refusal(id, dn)
        return reason === undefined ? [] : [{ ...about(id), reason }]
      })
      const succeeded = ids.filter((id) => refusal(id, dn) === undefined).map(about)
      const named = failed.length > 0 ? sods : []
      return { userDn: dn, success: failed.length === 0, succeeded, failed, sods: named }
    })
    return { success: nodes.every(({ success }) => success), OperationNodes: nodes }
  }
}

export const allDone = answerWith(() => undefined)
