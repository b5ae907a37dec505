import type { Proposal } from '../../entities/entitlement/model'
import type { MappedResource } from '../../entities/role/relationsApi'
import { matchLines, linesOf } from './pasted'
import {
  emptyPlan,
  nameOf,
  verdictsOf,
  wantedKey,
  withItems,
  type Plan,
  type PlanItem,
} from './plan'

const PROFILE = 'cn=Profile,cn=ERP Driver,o=system'
const place = {
  driver: { id: 'cn=ERP Driver,o=system', name: 'ERP' },
  entitlement: {
    id: PROFILE,
    name: 'Profile',
    description: '',
    isValueless: false,
    driver: { id: 'cn=ERP Driver,o=system', name: 'ERP' },
    paramTypes: [],
    systems: [],
  },
}
const item = (name: string, more: Partial<PlanItem> = {}): PlanItem => ({
  value: `v ${name}`,
  name,
  native: `Z_${name}`,
  ...more,
})
const planOf = (...items: PlanItem[]): Plan => ({ ...emptyPlan(place), items })

/** The server's proposals for the items, and the mapped values of the role. */
function facts(
  plan: Plan,
  known: Record<string, Partial<Proposal>> = {},
  mappedValues: string[] = [],
) {
  const proposals = plan.items.map((each): Proposal => {
    const name = nameOf(plan, each)
    const free = { freeName: name, freeDescription: `About ${each.name}` }
    return { value: each.value, name, resources: [], ...free, refusal: '', ...known[each.name] }
  })
  const given = mappedValues.map((value) => ({ entitlement: PROFILE, value }))
  return {
    proposals: new Map(proposals.map((each) => [wantedKey(each), each])),
    mapped: [{ given }] as unknown as readonly MappedResource[],
  }
}
const resource = { id: 'cn=Read', name: 'Read', isManaged: false, isGoing: false }

test('each value has one verdict', () => {
  const plan = planOf(
    item('New'),
    item('Read'),
    item('Old'),
    item('Taken'),
    item('A|B'),
    item('Going'),
    item('Gone'),
    item('Pasted', { value: '', isMissing: true }),
  )
  const known = {
    Read: { resources: [{ ...resource, isGoing: true }, resource] },
    Taken: { freeName: 'ERP Taken 2' },
    Going: { resources: [{ ...resource, isGoing: true }] },
    Gone: { refusal: 'The entitlement Profile does not have this value.' },
  }

  expect(verdictsOf(plan, facts(plan, known, ['v Old']))).toEqual([
    { kind: 'create', name: 'ERP New', description: 'About New' },
    { kind: 'map', resource },
    { kind: 'mapped' },
    { kind: 'taken', suggestion: 'ERP Taken 2' },
    { kind: 'wrong', problem: expect.stringContaining('invalidCharacter') as string },
    { kind: 'refused', reason: '' },
    { kind: 'refused', reason: 'The entitlement Profile does not have this value.' },
    { kind: 'notFound' },
  ])
})

test('two values that get one name are both held back, whatever the case', () => {
  const plan = planOf(item('Read'), item('Write', { ownName: 'erp read' }), item('Post'))

  expect(verdictsOf(plan, facts(plan)).map(({ kind }) => kind)).toEqual([
    'twice',
    'twice',
    'create',
  ])
})

test('nothing is known of a value before the server was asked, or of the role', () => {
  const plan = planOf(item('New'))

  expect(verdictsOf(plan, { proposals: new Map(), mapped: [] })).toEqual([{ kind: 'unknown' }])
  expect(verdictsOf(plan, { ...facts(plan), mapped: undefined })).toEqual([{ kind: 'unknown' }])
})

test('a pattern names resources; what somebody typed goes before, and blanks around are cut', () => {
  const pattern = ' {entitlement}: {id}  {value} {other}'
  const plan = { ...planOf(), pattern }

  expect(nameOf(plan, item('Read'))).toBe('Profile: Z_Read Read {other}')
  expect(nameOf(plan, item('Read', { ownName: '  Mine ' }))).toBe('Mine')
})

test('a value is in the plan once', () => {
  const plan = withItems(planOf(item('Read')), [item('Read'), item('Post'), item('Post')])

  expect(plan.items.map(({ name }) => name)).toEqual(['Read', 'Post'])
})

test('a pasted line is found as people or systems call it, once; another one is kept as missing', () => {
  const values = ['Read', 'Post'].map((name) => ({ ...item(name), resources: undefined }))
  const lines = linesOf(' read \r\nZ_POST\n\nread\nNothing')

  expect(matchLines(lines, values)).toEqual([
    { value: 'v Read', name: 'Read', native: 'Z_Read' },
    { value: 'v Post', name: 'Post', native: 'Z_Post' },
    { value: '', name: 'Nothing', native: 'Nothing', isMissing: true },
  ])
})
