import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type SodNode = components['schemas']['SodNode']
type SodsBody = components['schemas']['SodsBody']
type SodsListResponseNode = components['schemas']['SodsListResponseNode']
type RolesListResponseNode = components['schemas']['RolesListResponseNode']

const LEVEL = { level: 10, name: 'Permission Role' } as const

export const sodDn = (name: string) => `cn=${name},cn=SoDDefs,o=system`
export const roleDn = (name: string) => `cn=${name},cn=Level10,o=system`
const role = (name: string, level = 10) => ({ id: roleDn(name), name, level })

/** A constraint between two roles; the default approvers decide its exceptions. */
export function sod(name: string, first: string, second: string, more: Partial<SodNode> = {}) {
  return {
    id: sodDn(name),
    name,
    description: `Nobody should ${name}`,
    localizedNames: [{ locale: 'en', name }],
    localizedDescriptions: [{ locale: 'en', desc: `Nobody should ${name}` }],
    roles: [role(first), role(second)],
    roleLevel: LEVEL,
    sodApprovalType: 'allowWithWorkflow',
    isDefaultApproversUsed: true,
    approvers: [],
    approvalQuorum: '',
    approvalRequestDef: '',
    hasConflicts: false,
    ...more,
  } satisfies SodNode
}

interface World {
  mayWrite?: boolean
  /** DNs of the people who have both roles of each constraint. */
  violators?: readonly string[]
  /** The people who have both roles of a constraint that is being entered: DN -> name. */
  haveBoth?: Readonly<Record<string, string>>
  /** Whether no role contains both, no request waits, and everybody is available. */
  isQuiet?: boolean
  /** Constraints that cannot be deleted, with the reason. */
  kept?: Readonly<Record<string, string>>
  /** A deleted constraint stays with the status 15. */
  isDeletedLater?: boolean
}

/** A fake server with these constraints; it records what was written. */
export function fakeSods(known: readonly SodNode[], world: World = {}) {
  const { mayWrite = true, violators = [], haveBoth = {}, kept = {} } = world
  const remove = (id: string) => {
    const gone = sods.get(id)
    if (world.isDeletedLater && gone) sods.set(id, { ...gone, status: 15 })
    else sods.delete(id)
  }
  const sods = new Map(known.map((each) => [each.id, each]))
  const written: { method: string; body: unknown }[] = []
  const note = async <Body>(request: Request) => {
    const body = (await request.json()) as Body
    written.push({ method: request.method, body })
    return body
  }
  const handlers = [
    http.get('*/rest/catalog/sods', () =>
      HttpResponse.json<SodsListResponseNode>({ sods: [...sods.values()], nextIndex: 0 }),
    ),
    http.get('*/rest/catalog/sods/defaultApprovals', () =>
      HttpResponse.json<SodNode>({
        approvers: [{ id: 'cn=lena', name: 'Lena Brandt', type: 'user', sequence: 1 }],
        approvalQuorum: '60%',
      }),
    ),
    http.post('*/rest/catalog/sods/sod', async ({ request }) => {
      const { sods: asked } = (await request.json()) as { sods: { id: string }[] }
      const found = asked.flatMap(({ id }) => sods.get(id) ?? [])
      return HttpResponse.json<SodsListResponseNode>({ sods: found })
    }),
    http.post('*/rest/catalog/sods', async ({ request }) => {
      const { id = '', ...rest } = await note<SodNode>(request)
      const made = { ...rest, id: sodDn(id) }
      sods.set(made.id, made)
      return HttpResponse.json<SodNode>(made)
    }),
    http.put('*/rest/catalog/sods/sod', async ({ request }) => {
      const changed = await note<SodNode>(request)
      sods.set(changed.id, { ...sods.get(changed.id), ...changed })
      return HttpResponse.json<SodNode>(changed)
    }),
    http.delete('*/rest/catalog/sods/sod', async ({ request }) => {
      const asked = (await note<SodsBody & { sods: { id: string }[] }>(request)).sods
      const failed = asked.flatMap(({ id }) => (kept[id] ? [{ id, reason: kept[id] }] : []))
      const succeeded = asked.filter(({ id }) => !kept[id])
      for (const { id } of succeeded) remove(id)
      return HttpResponse.json({ success: failed.length === 0, succeeded, failed })
    }),
    http.get('*/rest/access/sods/violations', () =>
      HttpResponse.json({ sodViolations: violators.map((sodId) => ({ sodId, type: 'user' })) }),
    ),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      return HttpResponse.json({ dn, fullName: dn })
    }),
    ...impactFacts(haveBoth, world.isQuiet),
    http.post('*/rest/catalog/sods/roleSods', async ({ request }) => {
      const { roles } = (await request.json()) as { roles: { id: string }[] }
      const isAsked = ({ id }: { id: string }) => roles.some((each) => each.id === id)
      const found = [...sods.values()].filter((each) => each.roles?.some(isAsked))
      return HttpResponse.json<SodsListResponseNode>({ sods: found })
    }),
    http.get('*/rest/admin/permission/rights', ({ request }) => {
      const isOfKind = new URL(request.url).searchParams.get('objectType') === 'sod'
      return HttpResponse.json({ permissionKey: 'manageSod', isAccesible: mayWrite && isOfKind })
    }),
    http.get('*/rest/catalog/roles/levels', () => HttpResponse.json({ roleLevels: [LEVEL] })),
    http.get('*/rest/catalog/roles/listV2', () =>
      HttpResponse.json<RolesListResponseNode>({
        roles: [role('Post'), role('Release'), role('Audit'), role('Treasurer', 20)],
        nextIndex: 0,
      }),
    ),
  ]
  return { handlers, written, sods }
}

/**
 * The answers for the preview of a constraint: a request waits for the role Release, and Lena
 * Brandt is away.
 */
function impactFacts(haveBoth: Readonly<Record<string, string>>, isQuiet = false) {
  const identities = Object.entries(haveBoth).map(([dn, name]) => ({ dn, name }))
  return [
    http.get('*/rest/access/assignments/identities', () =>
      HttpResponse.json({ identities, total: identities.length }),
    ),
    http.post('*/rest/catalog/roles/parentRoles/list', () =>
      HttpResponse.json<RolesListResponseNode>({
        roles: isQuiet ? [] : [{ id: roleDn('Manager'), name: 'Manager', level: 30 }],
        total: isQuiet ? 0 : 1,
      }),
    ),
    http.post('*/rest/access/requests/historylist/permission', ({ request }) => {
      const item = new URL(request.url).searchParams.get('item')
      return HttpResponse.json({
        requests: [],
        total: item === roleDn('Release') && !isQuiet ? 1 : 0,
      })
    }),
    http.post('*/rest/access/availability/list', () =>
      HttpResponse.json({ availability: [], availabilityStatus: isQuiet ? 0 : 1 }),
    ),
    http.post('*/rest/access/assignments/role/list', () =>
      HttpResponse.json({
        assignments: [
          {
            id: roleDn('Post'),
            name: 'Post',
            entityType: 'role',
            causes: [{ type: 'group', sourcesDetails: { dn: 'cn=nordics', name: 'AP Nordics' } }],
          },
        ],
        total: 1,
      }),
    ),
  ]
}
