import type { Call } from './calls'
import { readImpact } from './readImpact'

/** A server with a role that contains `children` roles, each with one holder; `calls` records the calls. */
function server(children: number) {
  const calls: Call[] = []
  const roles = Array.from({ length: children }, (_, number) => ({
    id: `Child ${String(number)}`,
    level: 10,
  }))
  const ask = (call: Call) => {
    calls.push(call)
    const isRoot = (call.body as { id?: string } | undefined)?.id === 'Root'
    const listed = call.url.includes('subRoles') && isRoot ? roles : []
    const people = [{ dn: 'cn=ann,o=data', name: 'Ann' }]
    const none = { resources: [], assignmentStatusList: [], sods: [], requests: [] }
    return Promise.resolve({ data: { ...none, roles: listed, identities: people } })
  }
  return { ask, calls }
}

test('a preview makes at most 40 calls, and names what it did not read', async () => {
  const { ask, calls } = server(60)

  const { losses, unseen } = await readImpact({ deleted: ['Root'] }, { Root: 'Root' }, ask)

  expect(calls).toHaveLength(40)
  expect(new Set(unseen.map(({ cause }) => cause))).toEqual(new Set(['calls']))
  expect(losses.find(({ permission }) => permission.id === 'Child 0')?.people).toBeUndefined()
})

test('the requests that wait are counted before anything else', async () => {
  const { ask, calls } = server(60)

  await readImpact({ deleted: ['Root'] }, {}, ask)

  expect(calls[0]?.url).toBe('access/requests/historylist/permission')
})

test('who has the role itself is known, however many calls its child roles would take', async () => {
  const { ask } = server(60)
  const people = Array.from({ length: 300 }, (_, at) => ({ dn: `cn=p${String(at)},o=data` }))
  const many = (call: Call) =>
    call.params?.permissionId === 'Root'
      ? Promise.resolve({ data: { identities: people, total: 3000 } })
      : ask(call)

  const { losses } = await readImpact({ deleted: ['Root'] }, {}, many)

  expect(losses.find(({ permission }) => permission.id === 'Root')?.people).toHaveLength(300)
})

test('above 3,000 people only their number is known', async () => {
  const { ask } = server(0)
  const many = (call: Call) =>
    call.url.endsWith('identities')
      ? Promise.resolve({ data: { identities: [], total: 3001 } })
      : ask(call)

  const { losses, unseen } = await readImpact({ deleted: ['Root'] }, {}, many)

  expect(losses.map(({ people }) => people)).toEqual([undefined])
  expect(unseen).toEqual([
    { what: 'holders', of: { id: 'Root', name: 'Root' }, cause: 'many', total: 3001 },
  ])
})

test('a call that is refused is told apart from one that failed', async () => {
  const { ask } = server(0)
  const refusing = (call: Call) =>
    call.url.endsWith('identities')
      ? Promise.resolve({ error: { status: 489, faultCode: 'SecurityException' } })
      : ask(call)

  const { unseen } = await readImpact({ deleted: ['Root'] }, {}, refusing)

  expect(unseen.map(({ cause }) => cause)).toEqual(['refused'])
})

test('a resource that does not exist yet costs no call, one that does costs one', async () => {
  const { ask, calls } = server(0)
  const mapped = ['Old', 'New'].map((child) => ({ parent: 'Root', child }))

  const { gains } = await readImpact({ mapped, created: ['New'] }, {}, ask)

  const asked = calls.flatMap(({ params }) => params?.permissionId ?? [])
  expect(asked).toEqual(['Root', 'Old'])
  expect(gains.map(({ permission }) => permission.id)).toEqual(['New'])
})

test('a resource that a role brings to the members of a group is lost with the assignment of the group', async () => {
  const group = 'cn=Team,ou=groups,o=data'
  const toGroup = { dn: 'Root', recipientDn: group, recipientType: 'GROUP' }
  const toMember = { dn: 'Root', recipientDn: 'cn=ann,o=data', source: group }
  const { ask } = server(0)
  const known = (call: Call) => {
    const lists: Record<string, object> = {
      'catalog/roles/mappedResources/list': { resources: [{ id: 'Ledger' }] },
      'catalog/roles/role/assignments/v2': { assignmentStatusList: [toGroup] },
      'catalog/resources/resource/assignments': { assignmentStatusList: [toGroup, toMember] },
      'access/groups/members': { recipients: [{ dn: 'cn=ann,o=data' }] },
    }
    const data = lists[call.url]
    return data ? Promise.resolve({ data }) : ask(call)
  }
  const revoked = [{ of: 'role', assigned: 'Root', holder: group, kind: 'group' } as const]

  const { losses } = await readImpact({ revoked }, {}, known)

  expect(losses.map(({ permission }) => permission.id)).toEqual(['Root', 'Ledger'])
})
