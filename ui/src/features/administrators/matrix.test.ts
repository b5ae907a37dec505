import type { Administrator } from '../../entities/administrator/model'
import { matrixOf } from './matrix'

const NOW = 1000

const administrator = (dn: string, more: Partial<Administrator> = {}): Administrator => ({
  id: `${dn} ROLES`,
  dn,
  name: dn,
  assigneeType: 'user',
  domain: 'ROLES',
  domainName: 'Role',
  isWhole: true,
  comment: '',
  startsAt: 0,
  endsAt: undefined,
  ...more,
})

const OFFERED = [
  { key: 'ROLES', name: 'Roles' },
  { key: 'SECURITY', name: 'Security' },
]

test('an assignee has one row, with the assignments by domain', () => {
  const own = [administrator('amara'), administrator('amara', { domain: 'SECURITY' })]
  const { rows } = matrixOf([...own, administrator('omar')], OFFERED, NOW)

  expect(rows.map(({ dn, assignments }) => [dn, [...assignments.keys()]])).toEqual([
    ['amara', ['ROLES', 'SECURITY']],
    ['omar', ['ROLES']],
  ])
})

test('a domain that is offered no longer is the last column', () => {
  const old = administrator('amara', { domain: 'REPORTS', domainName: 'Reports' })

  expect(matrixOf([old], OFFERED, NOW).columns.map(({ name }) => name)).toEqual([
    'Roles',
    'Security',
    'Reports',
  ])
})

test('only assignments in force are counted', () => {
  const known = [
    administrator('amara'),
    administrator('omar', { isWhole: false }),
    administrator('lena', { endsAt: 999 }),
    administrator('mats', { startsAt: 1001, isWhole: false }),
  ]

  expect(matrixOf(known, OFFERED, NOW).columns).toEqual([
    { key: 'ROLES', name: 'Roles', whole: 1, part: 1 },
    { key: 'SECURITY', name: 'Security', whole: 0, part: 0 },
  ])
})

test('only the assignments of a state are shown, and all are counted', () => {
  const later = administrator('lena', { startsAt: NOW + 1 })
  const { rows, columns } = matrixOf([administrator('omar'), later], OFFERED, NOW, 'later')

  expect(rows.map(({ dn }) => dn)).toEqual(['lena'])
  expect(columns.find(({ key }) => key === 'ROLES')?.whole).toBe(1)
})
