import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'
import { fakePreferences } from './fakePreferences'
import { server } from './server'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']
export type AskedListNode = components['schemas']['AskedListNode']

export const ANN = { dn: 'cn=ann,o=data', name: 'Ann Olsen', kind: 'user' } as const
export const AUDITOR = 'cn=Auditor,o=roles'
export const PAYER = 'cn=Payer,o=roles'
const NOON_IN_JUNE = Date.UTC(2026, 5, 1, 12)
const GRANT = atUpstream('catalog/roles/role/assignments/assign')
const REVOKE = atUpstream('access/assignments/list')

const held: PermissionAssignmentListNode = {
  total: 2,
  assignments: [
    {
      id: AUDITOR,
      name: 'Auditor',
      description: 'Reads the books',
      entityType: 'role',
      effectiveDate: NOON_IN_JUNE,
      causes: [{ type: 'user', subtype: 'user', instanceId: 'a-1', removable: true }],
    },
    {
      id: PAYER,
      name: 'Payer',
      entityType: 'role',
      causes: [
        { type: 'group', removable: false, sourcesDetails: { dn: 'cn=f,o=data', name: 'Finance' } },
      ],
      status: [{ status: 'Approval Pending' }],
    },
  ],
}

/** A server where Ann has two roles; `lists` records the queries, `sent` the writes, which `outcomes` answer in turn. */
export function rolesOfAnn(...outcomes: AskedListNode[]) {
  const sent: unknown[] = []
  const lists: URLSearchParams[] = []
  const answer = async ({ request }: { request: Request }) => {
    sent.push(await request.json())
    return HttpResponse.json<AskedListNode>(outcomes.shift())
  }
  server.use(
    ...fakePreferences().handlers,
    http.post(atUpstream('access/assignments/role/list'), ({ request }) => {
      lists.push(new URL(request.url).searchParams)
      return HttpResponse.json<PermissionAssignmentListNode>(held)
    }),
    http.get(atUpstream('catalog/roles/listV2'), () =>
      HttpResponse.json<RolesListResponseNode>({
        roles: [
          { id: 'cn=Clerk,o=roles', name: 'Clerk' },
          { id: PAYER, name: 'Payer' },
        ],
      }),
    ),
    http.post(GRANT, answer),
    http.delete(REVOKE, answer),
  )
  return { sent, lists }
}
