import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type TargetSetNode = components['schemas']['TargetSetNode']
type TargetSetListNode = components['schemas']['TargetSetListNode']
type RecipientNode = components['schemas']['RecipientNode']
type RecipientListNode = components['schemas']['RecipientListNode']
type BeanNode = components['schemas']['PermissionBeanNode']
type PermissionsListNode = components['schemas']['PermissionsListNode']
type ResponseListNode = components['schemas']['ResponseListNode']

export const LIST = '*/rest/access/teams/managelist'
export const TEAM = '*/rest/access/teams/team'
export const PERMISSIONS = '*/rest/access/teams/permissions'
export const TEAMS = '*/rest/access/teams'

export const dnOf = (name: string) => `cn=${name.replaceAll(' ', '')},cn=TeamDefs,o=system`
export const person = (name: string): RecipientNode => ({
  dn: `cn=${name},o=data`,
  name,
  type: 'user',
})
export const group = (name: string): RecipientNode => ({
  dn: `cn=${name},o=data`,
  name,
  type: 'group',
})

/** The team `Night Shift`, which the signed-in person may change. */
export function team(name: string, more: Partial<TargetSetNode> = {}): TargetSetNode {
  return {
    dn: dnOf(name),
    name,
    description: '',
    localizedNames: [{ locale: 'en', value: name }],
    localizedDescriptions: [],
    recipients: [],
    requestors: [],
    allUsers: false,
    includeManager: false,
    readOnly: false,
    domainTypes: ['ROLES'],
    ...more,
  }
}

interface Asked {
  method: string
  query: Record<string, string>
  body: unknown
}

/** A server with these teams, which calls create, change and delete; `asked` records the calls. */
export function fakeTeams(...start: TargetSetNode[]) {
  const teams = new Map(start.map((each) => [each.dn, each]))
  const asked: Asked[] = []

  async function note<Body>(request: Request): Promise<Body> {
    const body = (request.method === 'GET' ? undefined : await request.json()) as Body
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push({ method: request.method, query, body })
    return body
  }

  const handlers = [
    http.get(LIST, async ({ request }) => {
      await note(request)
      const { found, part } = cut(request, [...teams.values()])
      return HttpResponse.json<TargetSetListNode>({
        teams: part,
        arraySize: part.length,
        totalCount: found.length,
      })
    }),
    http.post(TEAM, async ({ request }) => {
      const { dn } = await note<{ dn: string }>(request)
      const known = teams.get(dn)
      return known ? HttpResponse.json(known) : fault('NotFound', `There is no team ${dn}.`)
    }),
    http.post(TEAMS, async ({ request }) => {
      const { name = '', ...given } = await note<TargetSetNode>(request)
      const created = team(name, { ...given, dn: dnOf(name) })
      teams.set(created.dn, created)
      return HttpResponse.json(created)
    }),
    http.put(TEAMS, async ({ request }) => {
      const change = await note<TargetSetNode>(request)
      const changed = { ...(teams.get(change.dn) ?? change), ...change }
      teams.set(change.dn, changed)
      return HttpResponse.json(changed)
    }),
    http.delete(TEAMS, async ({ request }) => {
      const { teams: leaving } = await note<{ teams: { dn: string }[] }>(request)
      const [gone, kept] = [
        leaving.filter(({ dn }) => !teams.get(dn)?.readOnly),
        leaving.filter(({ dn }) => teams.get(dn)?.readOnly),
      ]
      for (const { dn } of gone) teams.delete(dn)
      return HttpResponse.json<ResponseListNode>({
        success: kept.length === 0,
        succeeded: gone.map(({ dn }) => ({ id: dn })),
        failed: kept.map(({ dn }) => ({ id: dn, reason: 'You do not administer this team.' })),
      })
    }),
  ]
  return { asked, handlers, teams }
}

/** A server with the people of a team, found by name and page by page; `asked` records the queries. */
export function fakeMembers(people: RecipientNode[]) {
  const asked: Record<string, string>[] = []
  const handler = http.get('*/rest/access/teams/team/userlist', ({ request }) => {
    asked.push(Object.fromEntries(new URL(request.url).searchParams))
    const { found, part } = cut(request, people)
    return HttpResponse.json<RecipientListNode>({ recipients: part, total: found.length })
  })
  return { asked, handler }
}

export function fault(code: string, text: string) {
  const Fault = { Code: { Value: 'Sender', Subcode: { Value: code } }, Reason: { Text: text } }
  return HttpResponse.json({ Fault }, { status: 489 })
}

function cut<Row extends { name?: string }>(request: Request, rows: readonly Row[]) {
  const {
    q = '*',
    nextIndex = '1',
    size = '10',
  } = Object.fromEntries(new URL(request.url).searchParams)
  const found = rows.filter(({ name = '' }) => q === '*' || name.includes(q))
  const first = Number(nextIndex) - 1
  return { found, part: found.slice(first, first + Number(size)) }
}

/** A permission of the managers on one role: `assignRole` on `Payer`. */
export function bean(name: string, permission: string, more: Partial<BeanNode> = {}): BeanNode {
  return {
    authObjDN: `cn=${name},cn=RoleDefs`,
    name,
    domainType: 'ROLES',
    objClass: 'nrfRole',
    objType: 'role',
    permission,
    permissionDisplay: permission,
    excluded: false,
    ...more,
  }
}

/** A server with permissions of a team, `size` at a time; `asked` records the calls, which change nothing. */
export function fakeGrants(beans: BeanNode[], size = 300) {
  const asked: Asked[] = []
  const changed: ResponseListNode = { success: true, succeeded: [], failed: [] }
  const note = async (request: Request) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    asked.push({ method: request.method, query, body: await request.json() })
  }
  const handlers = [
    http.post('*/rest/access/teams/team/permissions', async ({ request }) => {
      await note(request)
      const first = Number(new URL(request.url).searchParams.get('nextIndex')) - 1
      const after = first + size
      return HttpResponse.json<PermissionsListNode>({
        permissionsList: beans.slice(first, after),
        nextIndex: after < beans.length ? after + 1 : 0,
      })
    }),
    http.put(PERMISSIONS, async ({ request }) => {
      await note(request)
      return HttpResponse.json(changed)
    }),
    http.delete(PERMISSIONS, async ({ request }) => {
      await note(request)
      return HttpResponse.json(changed)
    }),
  ]
  return { asked, handlers }
}

/** A directory that finds these people and groups, whatever the search. */
export function fakeDirectory(people: readonly string[], groups: readonly string[]) {
  return [
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({
        usersList: people.map((fullName) => ({ dn: `cn=${fullName},o=data`, fullName })),
      }),
    ),
    http.get('*/rest/access/entities/list', () =>
      HttpResponse.json({
        entityList: groups.map((name) => ({ dn: `cn=${name},o=data`, entityDisplayValue: name })),
      }),
    ),
  ]
}
