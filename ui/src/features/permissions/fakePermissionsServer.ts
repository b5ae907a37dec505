import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type Holding = components['schemas']['PermissionAssignmentNode']
type Cause = components['schemas']['PermissionAssignmentCauseNode']
type Reply = components['schemas']['RequestOperationResponseListNode']
type Conflict = components['schemas']['SodConflictNode']
type PersonNode = components['schemas']['PersonNode']

/** The person who is signed in (`testing/bootstrap.ts`). */
export const AMARA = 'cn=aokafor,ou=users,o=data'
export const LENA = 'cn=llind,ou=users,o=data'

export const idOf = (name: string) => `cn=${name.replaceAll(' ', '')},o=system`

export const direct: Cause = {
  instanceId: 'i-1',
  type: 'user',
  removable: true,
  requesterName: 'Lena Lind',
  reqDesc: 'New project',
}
export const byGroup: Cause = {
  instanceId: 'i-2',
  type: 'group',
  removable: false,
  sourcesDetails: { dn: 'cn=Finance,o=data', name: 'Finance' },
}

/** A role that was assigned directly, without an end. */
export function held(name: string, more: Partial<Holding> = {}): Holding {
  return { id: idOf(name), name, entityType: 'role', causes: [direct], status: [], ...more }
}

const DAY_MS = 24 * 3_600_000

/** A moment five days from now. */
export const soon = () => Date.now() + 5 * DAY_MS + 3_600_000

/** The dates of a permission that ends: of the permission itself, and of the assignment that it comes from. */
export const ending = (expirationDate = soon()) => ({
  expiryDate: expirationDate,
  causes: [{ ...direct, expirationDate }],
})

interface FakePermissions {
  own?: Holding[]
  /** The permissions of Lena. */
  other?: Holding[]
  /** People besides Amara whose requests she may see. */
  observed?: PersonNode[]
  /** Permissions that cannot be requested: id -> reason. */
  refused?: Record<string, string>
  /** The conflict that the server names until the request has a justification. */
  conflict?: Conflict
}

interface Call {
  url: string
  query: Record<string, string>
  body: unknown
}

interface Asked {
  id?: string
  reqPermissions?: { id: string }[]
  sodJustification?: string
}

/** A server with the permissions of two people; `calls` records the calls. */
export function fakePermissions(given: FakePermissions) {
  const { own = [], other = [], observed = [], refused = {}, conflict } = given
  const calls: Call[] = []
  const note = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const body: unknown = request.method === 'GET' ? undefined : await request.json()
    const url = `${request.method} ${pathname.split('/rest/access/')[1] ?? ''}`
    calls.push({ url, query: Object.fromEntries(searchParams), body })
    return body
  }
  const list = (assignments: Holding[]) =>
    HttpResponse.json({ assignments, total: assignments.length })
  const ask = async ({ request }: { request: Request }) => {
    const { id, reqPermissions = [], sodJustification } = (await note(request)) as Asked
    const wanted = id === undefined ? reqPermissions : [{ id }]
    const isBlocked = conflict !== undefined && !sodJustification
    return HttpResponse.json(isBlocked ? blocked(wanted, conflict) : answered(wanted, refused))
  }
  const handlers = [
    http.get('*/rest/access/users/usersForHistory', () => {
      const usersList = [{ dn: AMARA, fullName: 'Amara Okafor' }, ...observed]
      return HttpResponse.json({ usersList, totalSize: usersList.length })
    }),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn')
      return HttpResponse.json(observed.find((each) => each.dn === dn))
    }),
    http.get('*/rest/access/assignments/advanced', async ({ request }) => {
      await note(request)
      return list(own)
    }),
    http.post<never, { dn: string }>('*/rest/access/assignments/list', async ({ request }) =>
      list((await request.json()).dn === AMARA ? own : other),
    ),
    http.delete('*/rest/access/assignments', async ({ request }) => {
      const { assignments } = (await note(request)) as { assignments: { id: string }[] }
      return HttpResponse.json(outcomeOf(assignments, refused))
    }),
    http.post('*/rest/access/requests/permissions/item', ask),
    http.post('*/rest/access/requests/permissions', ask),
  ]
  return { handlers, calls, sent: () => calls.filter(({ url }) => !url.startsWith('GET')) }
}

function outcomeOf(wanted: readonly { id: string }[], refused: Record<string, string>) {
  const failed = wanted.filter(({ id }) => id in refused)
  return {
    success: failed.length === 0,
    succeeded: wanted.filter(({ id }) => !(id in refused)).map(({ id }) => ({ id, name: id })),
    failed: failed.map(({ id }) => ({ id, reason: refused[id] ?? '' })),
  }
}

function answered(wanted: readonly { id: string }[], refused: Record<string, string>): Reply {
  const outcome = outcomeOf(wanted, refused)
  return { success: outcome.success, OperationNodes: [{ userDn: AMARA, ...outcome }] }
}

function blocked(wanted: readonly { id: string }[], conflict: Conflict): Reply {
  const failed = wanted.map(({ id }) => ({ id, reason: 'The role breaks a separation of duties.' }))
  const node = { userDn: AMARA, success: false, succeeded: [], failed, sods: [conflict] }
  return { success: false, OperationNodes: [node] }
}
