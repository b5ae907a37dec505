import { toApproval } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { planOf, type BulkChange } from './bulkChange'
import { readRoleDetail } from './model'

const finance: PickerItem = { type: 'category', id: 'finance', name: 'Finance' }
const people: PickerItem = { type: 'category', id: 'people', name: 'People' }
const ann: PickerItem = { type: 'user', id: 'cn=ann', name: 'Ann' }

const role = readRoleDetail({
  id: 'cn=Clerk',
  categories: [finance],
  owners: [{ id: 'cn=ann', name: 'Ann', type: 'user' }],
  approvalRequired: true,
  approvalIsStandard: true,
  approvalApprovers: [{ id: 'cn=ann', name: 'Ann', type: 'user', sequence: 1 }],
  revokeRequired: true,
})

const nothing: BulkChange = {
  categories: { how: 'keep', items: [] },
  owners: { how: 'keep', items: [] },
  approval: toApproval(undefined),
  revocation: 'retain',
}

const plan = (change: Partial<BulkChange>) => planOf([role], { ...nothing, ...change })[0]

test('what is kept makes no difference', () => {
  expect(plan({})).toMatchObject({ changed: [], fields: { categories: [finance] } })
})

test('categories are added once, behind those that a role has', () => {
  const planned = plan({ categories: { how: 'append', items: [people, finance] } })
  expect(planned?.fields.categories).toEqual([finance, people])
  expect(planned?.changed).toEqual(['categories'])
})

test('owners take the place of those that a role has', () => {
  const planned = plan({ owners: { how: 'overwrite', items: [] } })
  expect(planned?.fields.owners).toEqual([])
  expect(planned?.changed).toEqual(['owners'])
})

test('adding what a role has makes no difference', () => {
  expect(plan({ owners: { how: 'append', items: [ann] } })?.changed).toEqual([])
})

test('another approval takes the place of that of a role, which keeps its own revocation', () => {
  const approval = { ...toApproval(undefined), kind: 'QUORUM' as const, approvers: [] }
  const planned = plan({ approval })
  expect(planned?.fields).toMatchObject({ approval: { kind: 'QUORUM' }, isRevokeApproved: true })
  expect(planned?.changed).toEqual(['approval'])
})

test('without an approval nothing is approved on revocation either', () => {
  const approval = { ...toApproval(undefined), kind: 'NONE' as const }
  expect(plan({ approval })?.changed).toEqual(['approval', 'revocation'])
})

test('revocation is taken out of the approval', () => {
  expect(plan({ revocation: 'none' })?.fields.isRevokeApproved).toBe(false)
  expect(plan({ revocation: 'sameAsGrant' })?.changed).toEqual([])
})
