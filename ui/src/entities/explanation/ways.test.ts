import type { Administrator } from '../administrator/model'
import type { Delegation } from '../delegation/model'
import type { Proxy } from '../proxy/model'
import type { TeamDetail } from '../team/model'
import { administratorWays, assignmentsOf } from './administratorWays'
import { holdingWays } from './holdingWays'
import { verdictOf, type Way } from './model'
import { proxyWays, taskWays, type TaskFacts } from './taskWays'
import { isMember, teamPermits, teamWays } from './teamWays'

const NOW = 1000
const MATS = 'cn=mats,ou=users,o=data'
const LENA = 'cn=lena,ou=users,o=data'
const ACCESS = { dn: 'cn=access,o=data', name: 'access' }
const FINANCE = 'cn=Finance,cn=Level10,o=system'
const PAYER = `cn=Payer,${FINANCE}`
const mats = { dn: MATS, groups: [ACCESS] }
const lena = { dn: LENA, groups: [] }

const administrator = (more: Partial<Administrator> = {}): Administrator => ({
  id: 'a',
  dn: MATS,
  name: 'mats',
  assigneeType: 'user',
  domain: 'ROLES',
  domainName: 'Role',
  isWhole: false,
  comment: '',
  startsAt: 0,
  endsAt: undefined,
  ...more,
})
const grant = (id: string, ...permissions: string[]) => ({
  id,
  name: 'it',
  kind: 'container',
  permissions,
})

const shown = (ways: readonly Way[]) =>
  ways.map(({ reasons, state }) => `${reasons.map(({ kind }) => kind).join(' ')}: ${state}`)

describe('by administrator assignments', () => {
  const asked = { permission: 'assignRole', object: PAYER }
  const ways = (more: Partial<Administrator>, ...grants: ReturnType<typeof grant>[]) =>
    shown(administratorWays([{ administrator: administrator(more), grants }], asked, NOW))

  test.each<[string, Partial<Administrator>, ReturnType<typeof grant>[], string[]]>([
    ['the whole domain', { isWhole: true }, [], ['whole: inForce']],
    ['a permission on it', {}, [grant(PAYER, 'assignRole')], ['part permission: inForce']],
    [
      'a permission on the container',
      {},
      [grant(FINANCE, 'assignRole')],
      ['part permissionBelow: inForce'],
    ],
    ['another permission', {}, [grant(PAYER, 'viewRole')], []],
    ['another container', {}, [grant('cn=IT,o=system', 'assignRole')], []],
    [
      'the name of its container within another',
      {},
      [grant('ce,cn=Level10,o=system', 'assignRole')],
      [],
    ],
    [
      'a group',
      { dn: ACCESS.dn, assigneeType: 'group', isWhole: true },
      [],
      ['group whole: inForce'],
    ],
    [
      'a container',
      { dn: 'o=data', assigneeType: 'container', isWhole: true },
      [],
      ['container whole: inForce'],
    ],
    [
      'a role',
      { dn: PAYER, assigneeType: 'role' },
      [grant(PAYER, 'assignRole')],
      ['role part permission: inForce'],
    ],
    ['an assignment that is over', { isWhole: true, endsAt: 999 }, [], ['whole: over']],
    ['one that begins later', { isWhole: true, startsAt: 1001 }, [], ['whole: later']],
  ])('%s', (_case, more, grants, expected) => {
    expect(ways(more, ...grants)).toEqual(expected)
  })

  test.each<[string, Partial<Administrator>, boolean]>([
    ['of the person', {}, true],
    ['of another person', { dn: LENA }, false],
    ['of a group of theirs', { dn: ACCESS.dn, assigneeType: 'group' }, true],
    ['of another group', { dn: 'cn=audit,o=data', assigneeType: 'group' }, false],
    ['of a container above them', { dn: 'o=data', assigneeType: 'container' }, true],
    ['of another container', { dn: 'ou=guests,o=data', assigneeType: 'container' }, false],
    ['of a role that they have', { dn: PAYER, assigneeType: 'role' }, true],
    ['of another role', { dn: FINANCE, assigneeType: 'role' }, false],
  ])('an assignment %s', (_case, more, isTheirs) => {
    const found = assignmentsOf({ ...mats, roles: [PAYER] }, [administrator(more)])

    expect(found).toHaveLength(isTheirs ? 1 : 0)
  })
})

describe('to a task', () => {
  const person = (dn: string, isPerson = true) => ({ dn, name: 'it', isPerson })
  const facts = (more: Partial<TaskFacts> = {}): TaskFacts => ({
    task: { addressee: person(LENA), claimer: undefined },
    absences: [],
    delegations: [],
    proxies: [],
    addressee: lena,
    ...more,
  })
  const delegation: Delegation = {
    id: 'd',
    from: [],
    to: [{ type: 'user', id: MATS, name: 'mats' }],
    relationship: undefined,
    isNotified: false,
    hasAll: true,
    requests: [],
    startsAt: 0,
    endsAt: undefined,
  }
  const away = { id: 'a', duration: undefined, isNotified: false, hasAll: true, requests: [] }
  const proxy = (id: string, expiresAt?: number): Proxy => ({
    dn: 'p',
    person: { dn: MATS, name: 'mats' },
    actsFor: [{ type: 'user', id, name: 'it' }],
    expiresAt,
    isNotified: false,
    isEditable: true,
  })
  const toGroup = { addressee: person(ACCESS.dn, false), claimer: undefined }

  test.each<[string, Partial<TaskFacts>, string[]]>([
    [
      'of oneself',
      { task: { addressee: person(MATS), claimer: undefined } },
      ['addressee: inForce'],
    ],
    ['of somebody else', {}, []],
    ['of a group', { task: toGroup }, ['group addressee: inForce']],
    [
      'of a group, claimed by somebody else',
      { task: { ...toGroup, claimer: person(LENA) } },
      ['group addressee: claimed'],
    ],
    [
      'of a container',
      { task: { addressee: person('ou=users,o=data', false), claimer: undefined } },
      ['container addressee: inForce'],
    ],
    [
      'of somebody away who delegates',
      { delegations: [delegation], absences: [{ ...away, startsAt: 0, endsAt: undefined }] },
      ['delegation absence addressee: inForce'],
    ],
    [
      'of somebody who delegates and is back',
      { delegations: [delegation], absences: [{ ...away, startsAt: 0, endsAt: 999 }] },
      ['delegation addressee: present'],
    ],
    ['of whom one acts for', { proxies: [proxy(LENA)] }, ['proxy addressee: inForce']],
    ['of a container acted for', { proxies: [proxy('o=data')] }, ['proxy addressee: inForce']],
    ['of whom one no longer acts for', { proxies: [proxy(LENA, 999)] }, ['proxy addressee: over']],
    ['of others than one acts for', { proxies: [proxy('cn=omar,o=data')] }, []],
  ])('%s', (_case, more, expected) => {
    expect(shown(taskWays(facts(more), mats, NOW))).toEqual(expected)
  })

  test('a proxy without a question acts for everyone named', () => {
    expect(proxyWays([proxy(LENA)], mats, NOW)[0]?.reasons[0]?.name).toBe('it')
    expect(proxyWays([proxy(LENA)], lena, NOW)).toEqual([])
  })
})

describe('by teams', () => {
  const team = (more: Partial<TeamDetail>): TeamDetail => ({
    dn: 't',
    name: 'team',
    description: '',
    names: [],
    descriptions: [],
    domains: [],
    hasEverybody: false,
    hasManagers: false,
    isReadOnly: false,
    members: [],
    managers: [],
    ...more,
  })
  const group = { type: 'group' as const, id: ACCESS.dn, name: 'access' }

  test('managers are named themselves or by a group', () => {
    const own = team({ managers: [{ type: 'user', id: MATS, name: 'mats' }] })

    expect(shown(teamWays([own, team({ managers: [group] }), team({})], mats))).toEqual([
      'team: inForce',
      'group team: inForce',
    ])
  })

  test('members are named, in a group, everybody, or the managers', () => {
    expect(isMember(team({ members: [group] }), mats)).toBe(true)
    expect(isMember(team({ hasEverybody: true }), lena)).toBe(true)
    expect(isMember(team({ managers: [group], hasManagers: true }), mats)).toBe(true)
    expect(isMember(team({ managers: [group] }), mats)).toBe(false)
  })

  test('an exclusion takes away what the container gives', () => {
    const given = (id: string, isExcluded: boolean) => ({
      domain: 'ROLES' as const,
      id,
      name: '',
      isContainer: true,
      isExcluded,
      permissions: isExcluded ? [] : [{ key: 'assignRole', label: '' }],
    })
    const asked = { permission: 'assignRole', object: PAYER }

    expect(teamPermits({ team: team({}), grants: [given(FINANCE, false)] }, asked)).toBe(true)
    expect(
      teamPermits({ team: team({}), grants: [given(FINANCE, false), given(PAYER, true)] }, asked),
    ).toBe(false)
  })
})

test('each cause of a holding is a way, until it ends', () => {
  const cause = {
    instanceId: undefined,
    isRemovable: false,
    reason: '',
    requester: '',
    answers: [],
  }
  const causes = [
    { ...cause, kind: 'role' as const, sourceId: 'r', sourceName: 'R', expiresAt: undefined },
    { ...cause, kind: 'user' as const, sourceId: '', sourceName: '', expiresAt: 999 },
  ]
  const holding = {
    id: PAYER,
    kind: 'role' as const,
    name: '',
    description: '',
    categories: [],
    causes,
    pending: [],
    effectiveAt: 1,
    expiresAt: undefined,
  }

  expect(shown(holdingWays(holding, MATS, NOW))).toEqual(['role: inForce', 'direct: over'])
})

test.each([
  ['yes', [{ reasons: [], state: 'inForce' as const }], ['teams' as const], true],
  ['not known', [{ reasons: [], state: 'over' as const }], ['teams' as const], undefined],
  ['no', [], [], false],
])('the answer is %s', (_case, ways, unread, expected) => {
  expect(verdictOf({ ways, unread, readAt: NOW })).toBe(expected)
})
