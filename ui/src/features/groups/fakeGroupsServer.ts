import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type EntityDefinitionsReply = components['schemas']['EntityDefinitionsReply']
type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type GroupListNode = components['schemas']['GroupListNode']
type GroupNode = components['schemas']['GroupNode']
type RecipientListNode = components['schemas']['RecipientListNode']
type ResponseListNode = components['schemas']['ResponseListNode']

export const GROUPS = '*/rest/access/groups'
export const MEMBERS = '*/rest/access/groups/members'
export const ENTITIES = '*/rest/access/entities/list'
export const CONTAINER = 'ou=groups,o=data'

export const groupDn = (name: string) => `cn=${name},${CONTAINER}`
export const personDn = (name: string) => `cn=${name},ou=users,o=data`

type KnownGroup = Required<Omit<GroupNode, 'membersAction'>>

/** A group with the names of its members. */
export function group(name: string, description = '', ...members: string[]): KnownGroup {
  return { dn: groupDn(name), name, description, container: CONTAINER, members }
}

/** Groups with the names `Team 1`, `Team 2` and so on. */
export function manyGroups(size: number): KnownGroup[] {
  return Array.from({ length: size }, (_, index) => group(`Team ${String(index + 1)}`))
}

/** A fault of the identity applications. */
export function fault(text: string, code = 'RestValidationException') {
  const Fault = { Code: { Value: 'Sender', Subcode: { Value: code } }, Reason: { Text: text } }
  return HttpResponse.json({ Fault }, { status: 489 })
}

interface Written {
  method: string
  body: Partial<GroupNode> & { membersAction?: string }
}

/** A server with these groups, which calls can change; records the queries and the writes. */
export function fakeGroups(known: KnownGroup[]) {
  let groups = known
  const asked: Record<string, string>[] = []
  const written: Written[] = []
  const note = async (request: Request) => {
    const body = (await request.json()) as Written['body']
    written.push({ method: request.method, body })
    return body
  }
  const find = (dn: string | undefined) => groups.find((each) => each.dn === dn)
  const nothing = () => fault('There is no such group.', 'NotFound')
  const handlers = [
    http.get(GROUPS, ({ request }) => {
      const query = queryOf(request)
      asked.push(query)
      const found = groups.filter((each) => matches(each, query))
      const rows = pageOf(found, query)
      return HttpResponse.json<GroupListNode>({ groups: rows, totalCount: found.length })
    }),
    http.post(GROUPS, async ({ request }) => {
      const { name = '', description = '', members = [] } = await note(request)
      const made = group(name, description, ...members.map(nameOf))
      groups = [...groups, made]
      return HttpResponse.json<GroupNode>(made)
    }),
    http.put(GROUPS, async ({ request }) => {
      const { dn, members = [], membersAction, ...changes } = await note(request)
      const before = find(dn)
      if (!before) return nothing()
      const others = before.members.filter((each) => !members.map(nameOf).includes(each))
      const stay = membersAction === 'add' ? [...others, ...members.map(nameOf)] : others
      const after = { ...before, ...changes, members: stay }
      groups = groups.map((each) => (each === before ? after : each))
      return HttpResponse.json<GroupNode>(after)
    }),
    http.delete(GROUPS, async ({ request }) => {
      const { dn } = await note(request)
      const gone = find(dn)
      if (!gone) return nothing()
      groups = groups.filter((each) => each !== gone)
      const succeeded = [{ id: gone.dn, name: gone.name, entityType: 'group' }]
      return HttpResponse.json<ResponseListNode>({ success: true, succeeded, failed: [] })
    }),
    http.post(MEMBERS, async ({ request }) => {
      const query = queryOf(request)
      asked.push(query)
      const { dn } = (await request.json()) as { dn: string }
      const found = (find(dn)?.members ?? []).filter((name) => isFound(name, query))
      const recipients = pageOf(found, query).map((name) => ({ dn: personDn(name), name }))
      return HttpResponse.json<RecipientListNode>({ recipients, total: found.length })
    }),
    http.get('*/rest/access/entities/definitions', ({ request }) => {
      const { key, clientId } = queryOf(request)
      const isAsked = key === 'group' && clientId === '1'
      return HttpResponse.json<EntityDefinitionsReply>({
        entityDefinitions: isAsked ? [definition] : [],
      })
    }),
    http.get(ENTITIES, ({ request }) => {
      const query = queryOf(request)
      asked.push(query)
      const found = find(query.entityDN)
      return HttpResponse.json<EntityObjectListNode>({
        entityList: found ? [toEntityNode(found)] : [],
      })
    }),
  ]
  return { asked, written, handlers }
}

const definition = {
  key: 'group',
  dn: CONTAINER,
  namingAttribute: 'Name',
  attributes: [{ key: 'Name' }, { key: 'Description' }, { key: 'Owner' }, { key: 'Member' }],
}

/** A group as an entity node, with an owner: an attribute that this installation added. */
function toEntityNode({ dn, name = '', description = '' }: GroupNode) {
  const text = (key: string, $: string) => ({
    key,
    displayLabel: key,
    dataType: 'String',
    ...($ && { attributeValues: [{ $ }] }),
  })
  const owner = {
    key: 'Owner',
    displayLabel: 'Owner',
    dataType: 'DN',
    lookupEntity: 'user',
    attributeValues: [{ $: personDn('lbrandt'), value: 'Lena Brandt' }],
  }
  return {
    dn,
    entityDisplayValue: name,
    attributes: [text('Name', name), text('Description', description), owner],
  }
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URL(request.url).searchParams)
}

function isFound(name: string, { q = '*' }: Record<string, string>) {
  return q === '*' || name.includes(q)
}

function matches({ name = '', description = '' }: GroupNode, query: Record<string, string>) {
  const pairs = (query.filterSearch ?? '').split(',').filter(Boolean)
  const values: Record<string, string> = { name, description }
  const hold = pairs.map((pair) => pair.split(':'))
  if (hold.length > 0) return hold.every(([key = '', text = '']) => values[key]?.includes(text))
  return isFound(name, query) || isFound(description, query)
}

function pageOf<Row>(rows: readonly Row[], { nextIndex = '1', size = '10' }) {
  const first = Number(nextIndex) - 1
  return rows.slice(first, first + Number(size))
}

function nameOf(dn: string) {
  return /^cn=([^,]*)/.exec(dn)?.[1] ?? dn
}
