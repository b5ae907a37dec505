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

/** Knows these roles; `asked` has the searches of the list. */
export function fakeRoles(known: readonly RoleNode[]) {
  const roles = new Map(known.map((each) => [each.id, each]))
  const asked: URLSearchParams[] = []
  const handlers = [
    http.get('*/rest/catalog/roles/listV2', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const found = [...roles.values()]
      return HttpResponse.json<RolesListResponseNode>({ roles: found, total: found.length })
    }),
    http.get('*/rest/catalog/roles/levels', () => HttpResponse.json({ roleLevels: LEVELS })),
    http.get('*/rest/catalog/roleCategories', () => HttpResponse.json({ categories: CATEGORIES })),
    http.post('*/rest/catalog/roles/roleV2', async ({ request }) => {
      const body = (await request.json()) as { roles: { id: string }[] }
      const found = body.roles.flatMap(({ id }) => roles.get(id) ?? [])
      return HttpResponse.json({ roles: found })
    }),
  ]
  return { handlers, asked, roles }
}
