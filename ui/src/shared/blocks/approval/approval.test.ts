import { approvalProblems } from './approvalProblems'
import {
  neededOf,
  readQuorum,
  toApproval,
  toApprovalNode,
  type Approval,
  type ApprovalKind,
  type ApprovalNode,
} from './approval'
import { approvalTypeOf, stepChoiceOf } from './stepChoice'

const ann = { type: 'user', id: 'cn=ann', name: 'Ann', sequence: 1 } as const
const auditors = { type: 'group', id: 'cn=auditors', name: 'Auditors', sequence: 2 } as const

const serial: ApprovalNode = {
  required: true,
  isStandard: true,
  equalsGrant: false,
  approvers: [],
  quorum: '',
  requestDef: '',
}

/** Ann as a picker returns her, with members that are not sent. */
const annInPerson = { ...ann, image: 'photo', detail: 'Finance' }

const both = [true, false]
const nodes: ApprovalNode[] = both.flatMap((required) =>
  both.flatMap((isStandard) =>
    both.flatMap((equalsGrant) =>
      ['', '50%', '100%'].flatMap((quorum) =>
        [[], [ann, auditors]].flatMap((approvers) =>
          ['', 'cn=flow'].map((requestDef) => ({
            required,
            isStandard,
            equalsGrant,
            quorum,
            approvers,
            requestDef,
          })),
        ),
      ),
    ),
  ),
)

function expectedKind({ required, isStandard, equalsGrant, quorum }: ApprovalNode): ApprovalKind {
  if (!required) return 'NONE'
  if (equalsGrant) return 'SAME_AS_GRANT'
  if (!isStandard) return 'CUSTOM'
  return quorum ? 'QUORUM' : 'SERIAL'
}

test('none unless required; then like the grant, custom, by quorum where there is one, else serial', () => {
  expect(nodes).toHaveLength(96)
  for (const node of nodes) expect(toApproval(node).kind).toBe(expectedKind(node))
})

test('what was read and is written back is read the same', () => {
  for (const node of nodes) {
    const approval = toApproval(node)
    const again = toApproval(toApprovalNode(approval))
    expect(again.kind).toBe(approval.kind)
    expect(toApprovalNode(again)).toEqual(toApprovalNode(approval))
  }
})

test.each<[ApprovalKind, Partial<ApprovalNode>]>([
  ['NONE', {}],
  ['SERIAL', { required: true, approvers: [ann, auditors] }],
  ['QUORUM', { required: true, approvers: [ann, auditors], quorum: '60%' }],
  ['SAME_AS_GRANT', { required: true, equalsGrant: true }],
  [
    'CUSTOM',
    { required: true, isStandard: false, requestDef: 'cn=flow', requestDefName: 'The flow' },
  ],
])('of the kind %s only what it needs is written', (kind, wanted) => {
  const approval: Approval = {
    kind,
    approvers: [annInPerson, auditors],
    quorum: 60,
    definition: { type: 'prd', id: 'cn=flow', name: 'The flow' },
  }
  expect(toApprovalNode(approval)).toEqual({
    required: false,
    isStandard: true,
    equalsGrant: false,
    approvers: [],
    quorum: '',
    requestDef: '',
    ...wanted,
  })
})

test('what is retained is not written', () => {
  const approval = toApproval(undefined)
  expect(approval.kind).toBe('RETAIN')
  expect(toApprovalNode(approval)).toBeUndefined()
})

test('approvers follow their sequence, and are numbered anew', () => {
  const approval = toApproval({ ...serial, approvers: [{ ...auditors, sequence: 7 }, ann] })
  expect(approval.approvers.map(({ name }) => name)).toEqual(['Ann', 'Auditors'])
  const written = toApprovalNode(approval)?.approvers
  expect(written?.map(({ sequence }) => sequence)).toEqual([1, 2])
})

test('an approver without a name is named by the DN, the case of its type does not count', () => {
  const approvers = [{ id: 'cn=x', type: 'TEAM' }, { id: 'cn=y' }]
  expect(toApproval({ ...serial, approvers }).approvers).toEqual([
    { id: 'cn=x', type: 'team', name: 'cn=x' },
    { id: 'cn=y', type: 'user', name: 'cn=y' },
  ])
})

test.each([
  ['50%', 50],
  [' 100% ', 100],
  ['50', 0],
  ['1000%', 0],
  ['half', 0],
])('the quorum %p is read as %d', (text, quorum) => {
  expect(readQuorum(text)).toBe(quorum)
})

test.each([
  [3, 50, 2],
  [3, 67, 3],
  [3, 1, 1],
  [4, 50, 2],
  [5, 100, 5],
])('of %d approvers %d percent are %d', (approvers, quorum, needed) => {
  expect(neededOf(approvers, quorum)).toBe(needed)
})

const three = [ann, auditors, { ...ann, id: 'cn=bob', name: 'Bob' }]

test.each<[Partial<Approval>, string | undefined, string]>([
  [{ kind: 'NONE' }, 'NoApproval', 'Serial'],
  [{ kind: 'SERIAL', approvers: [ann] }, 'SingleStepApproval', 'Serial'],
  [{ kind: 'SERIAL', approvers: [ann, auditors] }, 'Two', 'Serial'],
  [{ kind: 'SERIAL', approvers: three }, 'Three', 'Serial'],
  [{ kind: 'SERIAL', approvers: [...three, ann] }, 'Four', 'Serial'],
  [{ kind: 'SERIAL', approvers: [...three, ann, ann] }, undefined, 'Serial'],
  [{ kind: 'QUORUM', approvers: three }, 'QuorumApproval', 'Parallel'],
  [{ kind: 'CUSTOM' }, undefined, 'Serial'],
])('%j has the steps %p and is %s', (own, key, type) => {
  const approval = { ...toApproval(undefined), ...own }
  expect(stepChoiceOf(approval)?.key).toBe(key)
  expect(approvalTypeOf(approval)).toBe(type)
})

test.each<[string, Partial<Approval>, string[]]>([
  ['a serial approval needs somebody', { kind: 'SERIAL' }, ['approvers']],
  ['so does one by quorum', { kind: 'QUORUM' }, ['approvers']],
  ['no share is no quorum', { kind: 'QUORUM', approvers: [ann], quorum: undefined }, ['quorum']],
  ['nor is 0', { kind: 'QUORUM', approvers: [ann], quorum: 0 }, ['quorum']],
  ['nor 101', { kind: 'QUORUM', approvers: [ann], quorum: 101 }, ['quorum']],
  ['1 is', { kind: 'QUORUM', approvers: [ann], quorum: 1 }, []],
  ['100 is', { kind: 'QUORUM', approvers: [ann], quorum: 100 }, []],
  ['a custom one needs its definition', { kind: 'CUSTOM' }, ['definition']],
  ['without approval nothing is needed', { kind: 'NONE', quorum: 0 }, []],
  ['nor where it is like the grant', { kind: 'SAME_AS_GRANT' }, []],
])('%s', (_rule, own, wrong) => {
  expect(Object.keys(approvalProblems({ ...toApproval(undefined), ...own }))).toEqual(wrong)
})
