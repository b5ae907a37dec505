import type { Delegation } from '../delegation/model'
import type { Absence } from '../availability/model'
import type { WorkflowProcess, WorkTask } from './model'
import { stuckReasons, type AddresseeFacts, type ProcessCheck } from './stuck'

const DAY = 86_400_000
const MINUTE = 60_000
const NOW = Date.UTC(2027, 2, 31, 12)
const LAPTOP = 'cn=Laptop,o=system'

const process: WorkflowProcess = {
  id: 'one',
  name: 'Laptop',
  definitionDn: LAPTOP,
  purpose: 'request',
  initiator: { dn: 'cn=ann', name: 'Ann' },
  recipient: { dn: 'cn=ben', name: 'Ben' },
  startedAt: NOW - DAY,
  endedAt: undefined,
  state: 0,
  approval: 0,
  engineId: 'engine',
  correlationId: '',
}

const task = (more: Partial<WorkTask> = {}): WorkTask => ({
  id: 'task',
  step: '0',
  activity: 'Manager approval',
  addressee: 'cn=eve',
  claimer: '',
  createdAt: NOW - DAY,
  expiresAt: NOW + DAY,
  endedAt: undefined,
  isOpen: true,
  outcome: '',
  ...more,
})

const eve = (more: Partial<AddresseeFacts> = {}): AddresseeFacts => ({
  dn: 'cn=eve',
  name: 'Eve',
  isPerson: true,
  isGone: false,
  absences: [],
  delegations: [],
  absencesOf: {},
  ...more,
})

const away = (more: Partial<Absence> = {}): Absence => ({
  id: 'away',
  startsAt: NOW - DAY,
  endsAt: NOW + DAY,
  hasAll: true,
  requests: [],
  duration: undefined,
  isNotified: false,
  ...more,
})

const cover: Delegation = {
  id: 'cover',
  from: [],
  to: [{ type: 'user', id: 'cn=fay', name: 'Fay' }],
  relationship: undefined,
  hasAll: true,
  requests: [],
  startsAt: 0,
  endsAt: undefined,
  isNotified: false,
}

const prd = (id: string) => ({ type: 'prd' as const, id, name: id })

function reasonsOf(
  check: Partial<ProcessCheck> | undefined,
  more: Partial<WorkflowProcess> = {},
  isEngineRunning: boolean | undefined = true,
) {
  return stuckReasons({
    process: { ...process, ...more },
    check: check && { tasks: [task()], addressees: [eve()], ...check },
    isEngineRunning,
    days: 5,
    now: NOW,
  })
}

test('a workflow with an open task of somebody who is there shows no sign', () => {
  expect(reasonsOf({})).toEqual([])
})

test('one that is over shows no sign, whatever its tasks are', () => {
  expect(reasonsOf({ tasks: [] }, { state: 3, startedAt: 0 }, false)).toEqual([])
})

test('one without an open task is a sign, unless it began or moved a moment ago', () => {
  const over = (minutes: number) => task({ isOpen: false, endedAt: NOW - minutes * MINUTE })

  expect(reasonsOf({ tasks: [] })).toEqual([{ kind: 'noTask' }])
  expect(reasonsOf({ tasks: [over(11)] })).toEqual([{ kind: 'noTask' }])
  expect(reasonsOf({ tasks: [over(9)] })).toEqual([])
  expect(reasonsOf({ tasks: [] }, { startedAt: NOW - MINUTE })).toEqual([])
})

test('an open task past its end is a sign, with the first end', () => {
  const at = NOW - 2 * DAY
  const tasks = [task({ expiresAt: NOW - DAY }), task({ id: 'other', expiresAt: at })]

  expect(reasonsOf({ tasks })).toEqual([{ kind: 'overdue', at }])
  expect(reasonsOf({ tasks: [task({ expiresAt: at, isOpen: false, endedAt: NOW })] })).toEqual([])
  expect(reasonsOf({ tasks: [task({ expiresAt: undefined })] })).toEqual([])
})

test('an addressee who does not exist any more is a sign', () => {
  expect(reasonsOf({ addressees: [eve({ isGone: true })] })).toEqual([
    { kind: 'gone', name: 'Eve' },
  ])
})

test.each([
  ['is away without a delegate', eve({ absences: [away()] }), true],
  ['is away for this workflow alone', eve({ absences: [away(only(LAPTOP))] }), true],
  ['is away for another one', eve({ absences: [away(only('cn=Phone'))] }), false],
  ['was away before', eve({ absences: [away({ endsAt: NOW - 1 })] }), false],
  ['will be away', eve({ absences: [away({ startsAt: NOW + 1 })] }), false],
  ['is stood in for', eve({ absences: [away()], delegations: [cover] }), false],
  [
    'is stood in for by somebody who is away too',
    eve({ absences: [away()], delegations: [cover], absencesOf: { 'cn=fay': [away()] } }),
    true,
  ],
  [
    'is stood in for in another workflow',
    eve({ absences: [away()], delegations: [{ ...cover, ...only('cn=Phone') }] }),
    true,
  ],
])('of an addressee who %s that is told', (_case, addressee, isSign) => {
  const expected = isSign ? [{ kind: 'away', dn: 'cn=eve', name: 'Eve', until: NOW + DAY }] : []

  expect(reasonsOf({ addressees: [addressee] })).toEqual(expected)
})

test('waiting longer than the days that were chosen is a sign, told by the list alone', () => {
  expect(reasonsOf(undefined, { startedAt: NOW - 5 * DAY })).toEqual([])
  expect(reasonsOf(undefined, { startedAt: NOW - 5 * DAY - 1 })).toEqual([
    { kind: 'long', days: 5 },
  ])
})

test('a stopped engine is a sign of every workflow that runs; one that nobody knows is none', () => {
  expect(reasonsOf(undefined, {}, false)).toEqual([{ kind: 'engine' }])
  expect(
    stuckReasons({ process, check: undefined, isEngineRunning: undefined, days: 5, now: NOW }),
  ).toEqual([])
})

function only(id: string) {
  return { hasAll: false, requests: [prd(id)] }
}
