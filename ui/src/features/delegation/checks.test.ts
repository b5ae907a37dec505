import type { Availability } from '../../entities/availability/model'
import type { DelegationFields } from '../../entities/delegation/delegationChange'
import type { Delegation } from '../../entities/delegation/model'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'
import { checksOf, type Known } from './checks'
import { effectOf } from './effect'

const person = (name: string) => ({ type: 'user' as const, id: `cn=${name}`, name })

const fields: DelegationFields = {
  from: [person('ingrid')],
  toKind: 'people',
  to: [person('omar')],
  relationship: '',
  firstDay: '2027-03-20',
  lastDay: '2027-03-31',
  requestsKind: 'all',
  requests: [],
  isNotified: false,
  isAway: true,
}

const days = (first: string, last: string) => ({
  startsAt: startOfDay(first),
  endsAt: endOfDay(last),
})

const away = (first: string, last: string): Availability => ({
  status: 'available',
  mayAdd: true,
  absences: [
    {
      id: 'a',
      ...days(first, last),
      hasAll: true,
      requests: [],
      duration: undefined,
      isNotified: false,
    },
  ],
})

const back: Delegation = {
  id: 'd',
  from: [person('omar')],
  to: [person('ingrid')],
  relationship: undefined,
  hasAll: true,
  requests: [],
  isNotified: false,
  ...days('2027-03-30', '2027-04-30'),
}

const present: Availability = { status: 'available', mayAdd: true, absences: [] }

function checked(
  changed: Partial<DelegationFields>,
  of: Availability | undefined,
  own: Delegation[] = [],
) {
  const known: Known = {
    availability: new Map(of ? [['cn=omar', of]] : []),
    delegations: new Map([['cn=omar', own]]),
  }
  const now = startOfDay('2027-03-01')
  return checksOf({ ...fields, ...changed }, { known, now, isNew: true }).map(({ key }) => key)
}

test.each([
  ['a delegate who is there', {}, present, [], ['available']],
  ['one who is away within it', {}, away('2027-03-31', '2027-04-02'), [], ['away']],
  ['one who is away before it', {}, away('2027-03-01', '2027-03-19'), [], ['available']],
  ['one of whom it cannot be seen', {}, undefined, [], ['hidden']],
  ['one who delegates back', {}, present, [back], ['available', 'circle']],
  ['no end', { lastDay: '' }, present, [], ['available', 'noEnd']],
  ['a person who stays available', { isAway: false }, present, [], ['available', 'notAway']],
  ['a relationship', { toKind: 'relationship' as const }, present, [], []],
])('before a delegation is saved %s is told', (_case, changed, of, own, keys) => {
  expect(checked(changed, of, own)).toEqual(keys)
})

test.each([
  ['and the person is away', away('2027-03-20', '2027-03-31').absences, 'inForce'],
  ['and the person is available', [], 'idle'],
  ['and it is not known whether the person is away', undefined, 'inForce'],
])('a delegation that is in force %s', (_case, absences, effect) => {
  const delegation = { ...back, ...days('2027-03-20', '2027-03-31') }

  expect(effectOf(delegation, absences, startOfDay('2027-03-25'))).toBe(effect)
})
