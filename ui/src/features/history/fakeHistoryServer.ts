import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type RequestNode = components['schemas']['PermissionRequestHistoryNode']
type RequestListNode = components['schemas']['PermissionRequestHistoryListNode']
type ResponseListNode = components['schemas']['ResponseListNode']
type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']

export const AT = new Date(2026, 0, 5, 16, 20).getTime()
/** The person who is signed in (`testing/bootstrap.ts`). */
const AMARA = 'cn=aokafor,ou=users,o=data'
export const LENA = 'cn=llind,ou=users,o=data'
export const HISTORY = '*/rest/access/requests/historylist'
export const COURSE = '*/rest/access/tasks/workEntries'
export const DISPLAY_SETTINGS = '*/rest/admin/display/settings/request'
export const ITEM = '*/rest/access/requests/history/item'

export const idOf = (name: string) => `cn=${name.replaceAll(' ', '')},cn=Requests,o=system`

/** A role that Amara requested for herself and that waits for approval. */
export function asked(name: string, more: Partial<RequestNode> = {}): RequestNode {
  return {
    id: idOf(name),
    name,
    entityType: 'role',
    requestState: 15,
    requestOper: 10,
    action: 'grant',
    requester: AMARA,
    requesterName: 'Amara Okafor',
    recipient: AMARA,
    recipientName: 'Amara Okafor',
    recipientType: 'user',
    requestDate: AT,
    confirmationNumber: '20260105-3',
    reason: 'New project',
    ...more,
  }
}

interface Call {
  url: string
  query: Record<string, string>
  body: unknown
}

interface FakeHistory {
  requests?: RequestNode[]
  /** People besides Amara whose requests she may see. */
  observed?: PersonNode[]
  /** Ids of requests that can no longer be retracted. */
  late?: string[]
}

/** A server with requests; a retracted request has that status from then on. `calls` records the calls. */
export function fakeHistory({ requests = [], observed = [], late = [] }: FakeHistory) {
  const calls: Call[] = []
  const stored = new Map(requests.map((each) => [each.id, each]))
  const note = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const body: unknown = request.method === 'GET' ? undefined : await request.json()
    calls.push({
      url: `${request.method} ${pathname.split('/rest/access/')[1] ?? ''}`,
      query: Object.fromEntries(searchParams),
      body,
    })
    return body
  }
  const list = async ({ request }: { request: Request }) => {
    await note(request)
    const all = [...stored.values()]
    return HttpResponse.json<RequestListNode>({ requests: all, total: all.length })
  }
  const handlers = [
    http.get('*/rest/access/users/usersForHistory', () => {
      const usersList = [{ dn: AMARA, fullName: 'Amara Okafor' }, ...observed]
      return HttpResponse.json<PersonListNode>({ usersList, totalSize: usersList.length })
    }),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn')
      const person = observed.find((each) => each.dn === dn)
      return HttpResponse.json(person ?? null, { status: person ? 200 : 404 })
    }),
    http.get(DISPLAY_SETTINGS, () => HttpResponse.json({})),
    http.get(HISTORY, list),
    http.post(HISTORY, list),
    http.post('*/rest/access/requests/historyForUser', list),
    http.post('*/rest/access/requests/team/user/history', list),
    http.get(COURSE, () => HttpResponse.json({ workEntries: [] })),
    http.post(ITEM, async ({ request }) => {
      const { id } = (await note(request)) as { id: string }
      return HttpResponse.json(stored.get(id))
    }),
    http.delete('*/rest/access/requests/history', async ({ request }) => {
      const { requests: wanted } = (await note(request)) as { requests: { id: string }[] }
      const answer = retracted(wanted, late)
      for (const { id } of answer.succeeded) {
        stored.set(id, { ...asked(id), ...stored.get(id), requestState: 75, retractable: false })
      }
      return HttpResponse.json<ResponseListNode>(answer)
    }),
  ]
  return {
    handlers,
    calls,
    lists: () => calls.filter(({ url }) => /historylist|historyForUser|team/.test(url)),
  }
}

function retracted(wanted: readonly { id: string }[], late: readonly string[]): ResponseListNode {
  const isLate = ({ id }: { id: string }) => late.includes(id)
  const failed = wanted.filter(isLate).map(({ id }) => ({ id, reason: 'It is too late.' }))
  const done = wanted.filter((each) => !isLate(each)).map(({ id }) => ({ id, name: 'Retracting' }))
  return { success: failed.length === 0, succeeded: done, failed }
}
