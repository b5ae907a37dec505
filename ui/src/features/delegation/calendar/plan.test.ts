import type { Absence } from '../../../entities/availability/model'
import type { Delegation } from '../../../entities/delegation/model'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { lanesOf } from './lanes'
import { planOf, type Known } from './plan'

const FIRST = '2027-03-22'
const days = (from: string, to: string) => ({ startsAt: startOfDay(from), endsAt: endOfDay(to) })
const person = (name: string) => ({ type: 'user' as const, id: name, name })

const away = (from: string, to: string): Absence => ({
  ...days(from, to),
  id: from,
  hasAll: true,
  requests: [],
  duration: undefined,
  isNotified: false,
})

const delegation = (from: string, to: string): Delegation => ({
  ...days('2027-01-01', '2027-12-31'),
  id: `${from} ${to}`,
  from: [person(from)],
  to: [person(to)],
  relationship: undefined,
  hasAll: true,
  requests: [],
  isNotified: false,
})

const of = (...absences: Absence[]) => ({ status: 'available' as const, mayAdd: true, absences })

const yusuf = of(away('2027-04-01', '2027-04-10'))
const elif = of(away('2027-04-05', '2027-04-20'))
const chain: Known = {
  availability: new Map([
    ['yusuf', yusuf],
    ['elif', elif],
  ]),
  delegations: new Map([
    ['yusuf', [delegation('yusuf', 'elif')]],
    ['elif', [delegation('elif', 'aaliyah')]],
  ]),
}

test('in a chain the tasks are not passed on: the gap names who is away and who does not get them', () => {
  const plan = planOf('yusuf', chain, FIRST)

  const [absence] = typeof plan === 'string' ? [] : plan.absences
  const told = absence?.parts?.map(({ cover, away: too, notPassedOnTo }) => ({
    cover,
    away: too.map(({ name }) => name),
    notPassedOnTo,
  }))
  expect(told).toEqual([
    { cover: 'full', away: [], notPassedOnTo: [] },
    { cover: 'none', away: ['elif'], notPassedOnTo: ['aaliyah'] },
  ])
})

test('two who stand in for the same are both named', () => {
  const both = [delegation('yusuf', 'omar'), delegation('yusuf', 'lena')]
  const plan = planOf('yusuf', { ...chain, delegations: new Map([['yusuf', both]]) }, FIRST)

  const [absence] = typeof plan === 'string' ? [] : plan.absences
  expect(absence?.parts?.[0]?.delegates.map(({ name }) => name)).toEqual(['omar', 'lena'])
})

test.each([
  ['the absences are being read', undefined, [], 'reading'],
  ['the delegations are being read', yusuf, undefined, 'reading'],
  ['the absences may not be seen', 'hidden' as const, [], 'hidden'],
  ['the delegations could not be read', yusuf, 'failed' as const, 'failed'],
])('there is no plan where %s', (_case, absences, delegations, plan) => {
  const known: Known = {
    availability: new Map(absences ? [['yusuf', absences]] : []),
    delegations: new Map(delegations ? [['yusuf', delegations]] : []),
  }

  expect(planOf('yusuf', known, FIRST)).toBe(plan)
})

test('where delegations may not be seen, absences are shown and no gap', () => {
  const known: Known = { ...chain, delegations: new Map([['yusuf', 'hidden']]) }

  expect(planOf('yusuf', known, FIRST)).toMatchObject({
    absences: [{ absence: yusuf.absences[0], parts: undefined }],
    idle: [],
  })
})

test('absences one after the other share a line, those at once and their stand-ins do not', () => {
  const at = (start: number, end: number) => ({
    absence: yusuf.absences[0] ?? away('2027-04-01', '2027-04-02'),
    columns: { start, end },
    parts: undefined,
  })
  const idle = (start: number, end: number) => ({
    id: '',
    startsAt: 0,
    endsAt: undefined,
    names: [],
    columns: { start, end },
  })

  expect(
    lanesOf({ absences: [at(1, 5), at(5, 9), at(4, 6)], idle: [idle(9, 12), idle(1, 3)] }),
  ).toEqual({ absences: [1, 1, 3], idle: [2, 3] })
  expect(lanesOf({ absences: [], idle: [idle(1, 9)] })).toEqual({ absences: [], idle: [1] })
})
