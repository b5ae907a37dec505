import type { Delegation } from '../delegation/model'
import { coverOf, gapsOf, idleTimesOf } from './cover'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'
import type { Absence } from './model'

const item = (id: string) => ({ type: 'prd' as const, id, name: id })
const person = (name: string) => ({ type: 'user' as const, id: `cn=${name}`, name })

const absence = (startsAt: number, endsAt: number | undefined, requests?: string[]): Absence => ({
  id: 'a',
  startsAt,
  endsAt,
  hasAll: requests === undefined,
  requests: (requests ?? []).map(item),
  duration: undefined,
  isNotified: false,
})

function delegation(
  to: string[],
  startsAt: number,
  endsAt?: number,
  requests?: string[],
): Delegation {
  return {
    id: to.join(),
    from: [person('ingrid')],
    to: to.map(person),
    relationship: undefined,
    hasAll: requests === undefined,
    requests: (requests ?? []).map(item),
    startsAt,
    endsAt,
    isNotified: false,
  }
}

/** Each part as `10-20 full: omar`. */
const said = (parts: ReturnType<typeof coverOf>) =>
  parts.map(({ startsAt, endsAt, cover, delegates }) => {
    const names = delegates.map(({ name }) => name)
    return `${String(startsAt)}-${String(endsAt ?? '')} ${cover}: ${names.join(' ')}`.trim()
  })

const nobodyAway = new Map<string, Absence[]>()

test.each([
  [
    'lasts longer than its cover',
    [delegation(['omar'], 0, 15)],
    ['10-15 full: omar', '15-20 none:'],
  ],
  ['is covered all the time', [delegation(['omar'], 0)], ['10-20 full: omar']],
  [
    'has two delegations in turn',
    [delegation(['omar'], 0, 15), delegation(['lena'], 15)],
    ['10-15 full: omar', '15-20 full: lena'],
  ],
  ['has none', [], ['10-20 none:']],
  [
    'is for all requests and some are covered',
    [delegation(['omar'], 0, undefined, ['laptop'])],
    ['10-20 part: omar'],
  ],
  ['has a delegation that begins too late', [delegation(['omar'], 20)], ['10-20 none:']],
])('an absence that %s', (_case, delegations, parts) => {
  expect(said(coverOf(absence(10, 20), delegations, nobodyAway))).toEqual(parts)
})

test('an absence for some requests needs a delegate for each of them', () => {
  const both = absence(10, 20, ['laptop', 'site'])
  const laptop = delegation(['omar'], 0, undefined, ['laptop'])
  const site = delegation(['lena'], 15, undefined, ['site'])

  expect(said(coverOf(both, [laptop], nobodyAway))).toEqual(['10-20 part: omar'])
  expect(said(coverOf(both, [laptop, site], nobodyAway))).toEqual([
    '10-15 part: omar',
    '15-20 full: omar lena',
  ])
})

test('a delegate who is away too covers nothing', () => {
  const away = new Map([['cn=omar', [absence(12, 14)]]])
  const parts = coverOf(absence(10, 20), [delegation(['omar'], 0)], away)

  expect(said(parts)).toEqual(['10-12 full: omar', '12-14 none:', '14-20 full: omar'])
  expect(said(gapsOf(parts))).toEqual(['12-14 none:'])
  expect(parts.map(({ away: too }) => too.map(({ name }) => name))).toEqual([[], ['omar'], []])
})

test.each([
  ['before and after an absence', [absence(10, 20)], ['0-10', '20-30']],
  ['while nobody is away', [], ['0-30']],
  ['beside an absence for other requests', [absence(10, 20, ['site'])], ['0-30']],
  ['never during an absence without an end', [absence(0, undefined)], []],
])('a delegation has no effect %s', (_case, absences, times) => {
  const laptop = delegation(['omar'], 0, 30, ['laptop'])
  const idle = idleTimesOf(laptop, absences)

  expect(idle.map(({ startsAt, endsAt }) => `${String(startsAt)}-${String(endsAt)}`)).toEqual(times)
})

test('a delegate who is away for other requests covers', () => {
  const away = new Map([['cn=omar', [absence(12, 14, ['site'])]]])
  const laptop = delegation(['omar'], 0, undefined, ['laptop'])

  expect(said(coverOf(absence(10, 20, ['laptop']), [laptop], away))).toEqual(['10-20 full: omar'])
})

test('a relationship covers, and an absence without an end has a gap without one', () => {
  const along = { ...delegation([], 0, 30), relationship: { key: 'manager', name: 'Manager' } }

  expect(said(coverOf(absence(10, undefined), [along], nobodyAway))).toEqual([
    '10-30 full: Manager',
    '30- none:',
  ])
})

test('a delegation that begins on the day after another one leaves no gap', () => {
  const first = delegation(['omar'], startOfDay('2027-03-22'), endOfDay('2027-03-28'))
  const second = delegation(['lena'], startOfDay('2027-03-29'), endOfDay('2027-03-31'))
  const week = absence(startOfDay('2027-03-22'), endOfDay('2027-03-31'))

  expect(coverOf(week, [first, second], nobodyAway).map(({ cover }) => cover)).toEqual([
    'full',
    'full',
  ])
  const [, gap] = coverOf(week, [first], nobodyAway)
  expect(gap).toMatchObject({ startsAt: startOfDay('2027-03-29'), cover: 'none' })
})
