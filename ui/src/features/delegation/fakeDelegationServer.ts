import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AvailabilityListNode = components['schemas']['AvailabilityListNode']
type DelegationListNode = components['schemas']['DelegationListNode']
type DelegationNode = components['schemas']['DelegationNode']

const personDn = (name: string) => `cn=${name},ou=users,o=data`

/** A delegation of all requests from one person to another, from 2025 on. */
export function delegation(
  from: string,
  to: string,
  more: Partial<DelegationNode> = {},
): DelegationNode {
  return {
    assignmentId: `cn=${from}-1,cn=DelegateeDefs,o=system`,
    type: 'DELEGATEE_TYPE',
    allRequests: true,
    requestDefs: [],
    assignFromUsers: [{ dn: personDn(from), name: from }],
    assignFromGroups: [],
    assignFromContainers: [],
    assignToUsers: [{ dn: personDn(to), name: to }],
    isExpires: false,
    effectiveDate: Date.UTC(2025, 0, 1, 12),
    isNotificationRequired: false,
    ...more,
  }
}

interface World {
  /**
   * Whether all requests may be delegated at once; undefined when the user may not read this
   * setting.
   */
  mayDelegateAll?: boolean
  /** Availability by DN, `''` for the user themself. All other people are available. */
  away?: Readonly<Record<string, AvailabilityListNode>>
}

/** A fake server with these delegations for every person; it records what was written. */
export function fakeDelegations(known: readonly DelegationNode[], world: World = {}) {
  const { mayDelegateAll, away = {} } = world
  const delegations = new Map(known.map((each) => [each.assignmentId, each]))
  const written: { method: string; body: unknown }[] = []
  const nobody: AvailabilityListNode = { availability: [], availabilityStatus: 0, newable: true }
  const list = () =>
    HttpResponse.json<DelegationListNode>({
      delegations: [...delegations.values()],
      totalDelegations: delegations.size,
    })
  const dnOf = async (request: Request) => ((await request.json()) as { dn: string }).dn
  const handlers = [
    http.get('*/rest/access/delegation', list),
    http.post('*/rest/access/delegation/list', async ({ request }) =>
      (await dnOf(request)) === personDn('omar')
        ? HttpResponse.json<DelegationListNode>({ delegations: [], totalDelegations: 0 })
        : list(),
    ),
    http.all('*/rest/access/delegation', async ({ request }) => {
      const body = (await request.json()) as DelegationNode
      written.push({ method: request.method, body })
      return HttpResponse.json<DelegationNode>(body)
    }),
    http.get('*/rest/access/delegation/category', () =>
      HttpResponse.json({ categoryList: [{ categoryId: 'it', categoryName: 'IT' }] }),
    ),
    http.get('*/rest/access/delegation/requests', () =>
      HttpResponse.json({ provisioningRequests: [{ dn: 'cn=Laptop', name: 'Laptop' }] }),
    ),
    http.get('*/rest/access/delegation/relationships', () =>
      HttpResponse.json({ relationships: [{ key: 'manager', displayName: 'Manager' }] }),
    ),
    ...(mayDelegateAll === undefined
      ? []
      : [
          http.get('*/rest/access/administration/delegation', () =>
            HttpResponse.json({ allRequests: mayDelegateAll }),
          ),
        ]),
    http.get('*/rest/access/availability', () => HttpResponse.json(away[''] ?? nobody)),
    http.post('*/rest/access/availability/list', async ({ request }) =>
      HttpResponse.json(away[await dnOf(request)] ?? nobody),
    ),
  ]
  return { handlers, written, delegations }
}
