import type { Absence, Availability } from '../../../entities/availability/model'
import type { Delegation } from '../../../entities/delegation/model'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { onDay } from './onDay'
import { type Known, type Plan, planOf } from './plan'

const FIRST = '2027-03-22'
const OWN = 'cn=own'
const form = (id: string) => ({ type: 'prd' as const, id, name: id })
const days = (from: string, to: string) => ({ startsAt: startOfDay(from), endsAt: endOfDay(to) })

const absence = (more: Partial<Absence> = {}): Absence => ({
  id: 'a',
  hasAll: true,
  requests: [],
  duration: undefined,
  isNotified: false,
  ...days('2027-03-22', '2027-03-26'),
  ...more,
})

const to = (name: string, more: Partial<Delegation> = {}): Delegation => ({
  id: `to ${name}`,
  from: [],
  to: [{ type: 'user', id: `cn=${name}`, name }],
  relationship: undefined,
  hasAll: true,
  requests: [],
  isNotified: false,
  ...days('2027-03-22', '2027-03-24'),
  ...more,
})

/** The plan of a day for an absent person, whose delegates may be absent too. */
function dayOf(
  column: number,
  own: readonly Absence[],
  delegations: readonly Delegation[],
  others: Readonly<Record<string, readonly Absence[]>> = {},
) {
  const away = (absences: readonly Absence[]): Availability => ({
    status: 'available',
    absences,
    mayAdd: true,
  })
  const known: Known = {
    availability: new Map(
      Object.entries({ ...others, [OWN]: own }).map(([dn, each]) => [dn, away(each)]),
    ),
    delegations: new Map([[OWN, delegations]]),
  }
  return onDay(planOf(OWN, known, FIRST) as Plan, delegations, column, FIRST)
}

const effects = ({ delegations }: ReturnType<typeof onDay>) =>
  delegations.map(({ delegation, effect }) => [delegation.id, effect])

test('while the person is away a delegation has an effect, on its days alone', () => {
  const covered = dayOf(3, [absence()], [to('omar')])
  const uncovered = dayOf(4, [absence()], [to('omar')])

  expect(effects(covered)).toEqual([['to omar', 'inForce']])
  expect(covered.absences[0]?.gaps).toEqual([])
  expect(effects(uncovered)).toEqual([])
  expect(uncovered.absences[0]?.gaps).toMatchObject([{ cover: 'none', uncovered: [] }])
})

test('while the person is available a delegation has none', () => {
  const day = dayOf(8, [absence()], [to('omar', { endsAt: undefined })])

  expect(day.absences).toEqual([])
  expect(effects(day)).toEqual([['to omar', 'idle']])
})

test('a delegate who is away too leaves a gap; somebody beside them does not', () => {
  const others = { 'cn=omar': [absence({ id: 'omar' })] }

  const alone = dayOf(1, [absence()], [to('omar')], others)
  expect(effects(alone)).toEqual([['to omar', 'away']])
  expect(alone.absences[0]?.gaps).toMatchObject([{ away: [{ name: 'omar' }] }])

  const both = dayOf(1, [absence()], [to('omar'), to('lena')], others)
  expect(effects(both)).toEqual([
    ['to omar', 'away'],
    ['to lena', 'inForce'],
  ])
  expect(both.absences[0]?.gaps).toEqual([])
})

test('a relationship stands in', () => {
  const manager = to('', { id: 'manager', to: [], relationship: { key: 'm', name: 'Manager' } })

  expect(effects(dayOf(1, [absence()], [manager]))).toEqual([['manager', 'inForce']])
})

test('a gap names the requests that no delegation is for', () => {
  const some = absence({ hasAll: false, requests: ['laptop', 'phone'].map(form) })
  const one = to('omar', { hasAll: false, requests: [form('phone')] })

  const [shown] = dayOf(1, [some], [one]).absences

  expect(shown?.gaps).toMatchObject([{ cover: 'part', uncovered: [{ name: 'laptop' }] }])
})
