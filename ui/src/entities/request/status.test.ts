import texts from '../../i18n/locales/en/status.json'
import { statusOf, statusTables, type StatusKind } from './status'

/** The tables of statuses, copied from the specification. */
const SPECIFIED: Record<StatusKind, string> = {
  role:
    '0 New Request, 2 SoD approval start pending, 3 SoD approval start suspended, ' +
    '5 SoD exception approval pending, 10 SoD exception approved, 12 approval start pending, ' +
    '13 approval start suspended, 15 Approval Pending, 20 Approved, 25 Pending Activation, 30 Provisioning, ' +
    '50 Provisioned, 70 Retracting, 75 Retracted, 80 Provisioning Error, 90 SoD exception denied, 95 Denied, ' +
    '100 Cleanup',
  resource:
    '0 New Request, 12 Approval Retry, 13 Pending Approval Retry, 15 Approval Pending, 20 Approved, ' +
    '26 Provision retry, 27 Provision retry pending, 28 Provision pending, 29 Provision succeeded, ' +
    '30 Provisioning, 50 Provisioned, 70 Retracting, 75 Retracted, 80 Provisioning Error, 95 Denied, ' +
    '96 Provision failed, 100 Cleanup',
  prd: '0 Processing, 1 Denied, 2 Approved, 3 Retracted, 4 Error, 5 Refused',
  process: '0 Running, 1 Stopped, 2 Terminated, 3 Completed',
  passwordSync: '0000 Error, 0001 Warning, 0002 Retry, 0003 Fatal, 0004 Success',
  mapping: '50 Created, 15 Pending Delete',
}

/** SPEC 4 "Icon groups". */
const GROUPS: [StatusKind, string, string][] = [
  ['resource', 'running', '0 12 13 15 70'],
  ['resource', 'approved', '20 30'],
  ['resource', 'completed', '50 100'],
  ['resource', 'canceled', '75'],
  ['resource', 'error', '80'],
  ['resource', 'denied', '95'],
  ['role', 'running', '0 2 3 5 12 13 15 70'],
  ['role', 'approved', '10 20 25 30'],
  ['role', 'completed', '50 100'],
  ['role', 'canceled', '75'],
  ['role', 'error', '80'],
  ['role', 'denied', '95'],
  ['prd', 'running', '0'],
  ['prd', 'denied', '1 5'],
  ['prd', 'approved', '2'],
  ['prd', 'canceled', '3'],
  ['prd', 'error', '4'],
]

const kinds = Object.keys(SPECIFIED) as StatusKind[]
const rows = kinds.flatMap((kind) =>
  SPECIFIED[kind].split(', ').map((row) => {
    const [code = '', ...words] = row.split(' ')
    return [kind, code, words.join(' ')] as const
  }),
)

test.each(rows)('%s %s is called %s', (kind, code, words) => {
  const text = statusOf(kind, code)?.text
  expect(text && texts.state[text].toLowerCase()).toBe(words.toLowerCase())
})

test.each(kinds)('%s has no codes beside those of the specification', (kind) => {
  const specified = rows.filter((row) => row[0] === kind).map((row) => row[1])
  expect(Object.keys(statusTables[kind]).sort()).toEqual(specified.sort())
})

test.each(GROUPS)('%s: %s are %s', (kind, group, codes) => {
  for (const code of codes.split(' ')) expect(statusOf(kind, code)?.group).toBe(group)
})

test.each([
  ['resource', 26, 'approved'],
  ['resource', 27, 'approved'],
  ['resource', 28, 'approved'],
  ['resource', 29, 'approved'],
  ['resource', 96, 'error'],
  ['role', 90, 'denied'],
] as const)('%s %d, which has no group there, is %s', (kind, code, group) => {
  expect(statusOf(kind, code)?.group).toBe(group)
})

test('a code is the same as a number and as a text', () => {
  expect(statusOf('role', 15)).toBe(statusOf('role', '15'))
})

test.each([42, 'constructor', ''])('%p is not known', (code) => {
  expect(statusOf('role', code)).toBeUndefined()
})
