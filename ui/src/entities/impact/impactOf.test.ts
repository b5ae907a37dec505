import { noFacts, type Facts } from './facts'
import { approversOf } from './approversOf'
import { impactOf } from './impactOf'
import type { AssignmentRow, ImpactChange } from './model'

const [ANN, BO] = ['cn=ann,ou=users,o=data', 'cn=bo,ou=guests,o=data']
const CY = 'cn=cy,ou=guests,o=data'

/** Facts: the role Manager contains Pay, with which the resource Ledger comes; Ann and Bo are managers. */
function known(more: Partial<Facts> = {}): Facts {
  const facts = noFacts()
  facts.graph.roles.push({ parent: 'Manager', child: 'Pay' })
  facts.graph.resources.push({ parent: 'Pay', child: 'Ledger' })
  for (const part of ['parents', 'children', 'resources'] as const) {
    for (const role of ['Manager', 'Pay']) facts.graph.read[part].add(role)
  }
  const holders = new Map([
    ['Manager', new Set([ANN, BO])],
    ['Pay', new Set([ANN, BO])],
  ])
  const rows = new Map<string, AssignmentRow[]>([
    ['Pay', []],
    ['Ledger', [{ holder: ANN, kind: 'user', assigned: 'Manager' }]],
  ])
  return { ...facts, holders, rows, ...more }
}

const removal: ImpactChange = { removed: [{ parent: 'Manager', child: 'Pay' }] }
const addition: ImpactChange = { added: [{ parent: 'Manager', child: 'Audit' }] }

const lost = (facts: Facts) =>
  impactOf(removal, facts).losses.map(({ permission, people }) => [permission.id, people])

test('who has a role only through another one loses it, and what comes with it', () => {
  expect(lost(known())).toEqual([
    ['Pay', [ANN, BO]],
    ['Ledger', [ANN, BO]],
  ])
})

test.each([
  ['themselves', { holder: ANN, kind: 'user' }],
  ['through a group', { holder: 'cn=payers', kind: 'group' }],
  ['through their container', { holder: 'ou=users,o=data', kind: 'container' }],
  ['through a container above', { holder: 'ou=users,o=data', kind: 'subtree' }],
] as const)('who has the role %s too keeps it', (_way, row) => {
  const rows = new Map([
    ['Pay', [{ ...row, assigned: 'Pay' }]],
    ['Ledger', []],
  ])
  const members = new Map([['cn=payers', new Set([ANN])]])

  expect(lost(known({ rows, members }))).toEqual([
    ['Pay', [BO]],
    ['Ledger', [BO]],
  ])
})

test('a loss is not known where the members of a group were not read', () => {
  const rows = new Map([
    ['Pay', [{ holder: 'cn=payers', kind: 'group', assigned: 'Pay' } as const]],
  ])

  expect(lost(known({ rows }))).toEqual([
    ['Pay', undefined],
    ['Ledger', undefined],
  ])
})

test('who gains a role beside one that it excludes comes to violate the constraint', () => {
  const facts = known()
  facts.holders.set('Audit', new Set([BO]))
  facts.constraints.push({ id: 'Rule', name: 'Rule', roles: ['Pay', 'Audit'] })

  const { gains, conflicts } = impactOf(addition, facts)

  expect(gains).toEqual([
    { permission: { id: 'Audit', name: 'Audit' }, kind: 'role', people: [ANN] },
  ])
  expect(conflicts.map(({ constraint, people }) => [constraint?.id, people])).toEqual([
    ['Rule', [ANN]],
  ])
})

test('who has both roles of a new constraint violates it, unless its roles stay', () => {
  const facts = known({
    holders: new Map([
      ['Pay', new Set([ANN, BO])],
      ['Audit', new Set([BO])],
    ]),
  })
  const pair = ['Pay', 'Audit']

  const made = impactOf({ constraint: { after: pair } }, facts)
  const kept = impactOf({ constraint: { before: pair, after: ['Audit', 'Pay'] } }, facts)

  expect(made.conflicts.map(({ people }) => people)).toEqual([[BO]])
  expect(kept.conflicts).toEqual([])
})

describe('an assignment', () => {
  const ofPay = { of: 'role', assigned: 'Pay' } as const
  const gains = (change: ImpactChange, facts: Facts) =>
    impactOf(change, facts).gains.map(({ permission, people }) => [permission.id, people])
  const losses = (change: ImpactChange, facts: Facts) =>
    impactOf(change, facts).losses.map(({ permission, people }) => [permission.id, people])

  test('gives the members of a group the role and what comes with it, unless they have it', () => {
    const facts = known({ members: new Map([['cn=payers', new Set([ANN, CY])]]) })
    facts.holders.set('Ledger', new Set([ANN, BO]))
    const assigned = [{ ...ofPay, holder: 'cn=payers', kind: 'group' } as const]

    expect(gains({ assigned }, facts)).toEqual([
      ['Pay', [CY]],
      ['Ledger', [CY]],
    ])
  })

  test('to a container is not known: no call lists its people', () => {
    const assigned = [{ ...ofPay, holder: 'ou=users,o=data', kind: 'subtree' } as const]

    expect(gains({ assigned }, known())[0]).toEqual(['Pay', undefined])
  })

  test('that is revoked takes the role from those who have it in no other way', () => {
    const rows = new Map<string, AssignmentRow[]>([
      [
        'Manager',
        [
          { holder: ANN, kind: 'user', assigned: 'Manager' },
          { holder: 'ou=users,o=data', kind: 'container', assigned: 'Manager' },
          { holder: BO, kind: 'user', assigned: 'Manager' },
        ],
      ],
      ['Pay', []],
      ['Ledger', [{ holder: BO, kind: 'user', assigned: 'Manager' }]],
    ])
    const revoked = [ANN, BO].map(
      (holder) => ({ of: 'role', assigned: 'Manager', holder, kind: 'user' }) as const,
    )

    expect(losses({ revoked }, known({ rows }))).toEqual([
      ['Manager', [BO]],
      ['Pay', [BO]],
      ['Ledger', [BO]],
    ])
  })
})

test('a resource that is unmapped is lost by the holders of the role, unless it was assigned to them', () => {
  const rows = new Map([['Ledger', [{ holder: ANN, kind: 'user', assigned: 'Ledger' } as const]]])
  const change = { unmapped: [{ parent: 'Pay', child: 'Ledger' }] }

  const { losses } = impactOf(change, known({ rows }))

  expect(losses.map(({ kind, permission, people }) => [kind, permission.id, people])).toEqual([
    ['resource', 'Ledger', [BO]],
  ])
})

test('who has the role gains a resource that is mapped to it, unless they have it', () => {
  const facts = known()
  facts.holders.set('Badge', new Set([ANN]))
  facts.holders.set('New', new Set())
  const mapped = ['Badge', 'New'].map((child) => ({ parent: 'Pay', child }))

  const { gains, conflicts } = impactOf({ mapped, created: ['New'] }, facts)

  expect(gains.map(({ permission, kind, people }) => [permission.id, kind, people])).toEqual([
    ['Badge', 'resource', [BO]],
    ['New', 'resource', [ANN, BO]],
  ])
  expect(conflicts).toEqual([])
})

test('everybody who has a resource loses it when it is deleted, whatever brings it along', () => {
  const facts = known()
  facts.holders.set('Ledger', new Set([ANN, BO]))

  const { losses } = impactOf({ deletedResources: ['Ledger'] }, facts)

  expect(losses).toEqual([
    { permission: { id: 'Ledger', name: 'Ledger' }, kind: 'resource', people: [ANN, BO] },
  ])
})

test('approvers that were entered before a workflow was chosen do not decide', () => {
  const bo = { id: 'cn=bo', name: 'Bo', type: 'user' } as const
  const approval = { approvers: [bo], quorum: 50, definition: undefined }

  expect(approversOf({ ...approval, kind: 'QUORUM' })).toEqual([
    { id: 'cn=bo', name: 'Bo', kind: 'user' },
  ])
  expect(approversOf({ ...approval, kind: 'CUSTOM' })).toEqual([])
})
