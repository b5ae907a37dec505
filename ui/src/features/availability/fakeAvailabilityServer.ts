import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AvailabilityListNode = components['schemas']['AvailabilityListNode']
type AvailabilityNode = components['schemas']['AvailabilityNode']
type DelegationNode = components['schemas']['DelegationNode']

const DAY_MS = 86_400_000

/** An absence for all requests, from yesterday and without an end. */
export function absence(id: string, more: Partial<AvailabilityNode> = {}): AvailabilityNode {
  return {
    availabilityId: id,
    allRequests: true,
    requestDefs: [],
    effectiveDate: Date.now() - DAY_MS,
    hasExpiry: false,
    hasExpiryDuration: false,
    ...more,
  }
}

interface World {
  /** The reason why the status cannot be changed. */
  problem?: string
  /** Whether any requests are delegated. */
  newable?: boolean
  /** Whether one can be absent for all requests. */
  mayAll?: boolean
  /** The delegations of the person. */
  delegations?: readonly DelegationNode[]
}

/** A fake server with the absences of one person; it records what was written. */
export function fakeAvailability(known: readonly AvailabilityNode[], world: World = {}) {
  const { problem = '', newable = true, mayAll = true, delegations = [] } = world
  let status = known.length > 0 ? 1 : 0
  const written: { path: string; method: string; body: unknown }[] = []
  const list = (availability: readonly AvailabilityNode[] = known) =>
    HttpResponse.json<AvailabilityListNode>({
      availability: [...availability],
      availabilityStatus: status,
      newable,
    })
  const note = async (request: Request, path: string) => {
    const body = (await request.json()) as Record<string, unknown>
    written.push({ path, method: request.method, body })
    return body
  }
  const choice = {
    enableAllRequests: mayAll,
    availableRequestDefs: [{ dn: 'cn=Laptop', name: 'Laptop' }],
  }
  const handlers = [
    http.get('*/rest/access/availability', () => list()),
    http.post('*/rest/access/availability/list', () => list()),
    http.get('*/rest/access/availability/prds', () => list([choice])),
    http.post('*/rest/access/availability/status', async ({ request }) => {
      const body = await note(request, 'status')
      if (!problem) status = Number(body.status)
      return HttpResponse.json({ status: String(status), errorMessage: problem })
    }),
    http.all('*/rest/access/availability', async ({ request }) => {
      await note(request, '')
      return HttpResponse.json(absence('new'))
    }),
    http.get('*/rest/access/delegation', () =>
      HttpResponse.json({ delegations, totalDelegations: delegations.length }),
    ),
  ]
  return { handlers, written }
}
