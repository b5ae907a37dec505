import { toApproval } from '../../shared/blocks/approval/approval'
import { unchangedList } from '../../shared/blocks/bulk-edit/listChange'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { planOf, type BulkChange } from './bulkChange'
import { readResourceDetail } from './model'

const finance: PickerItem = { type: 'category', id: 'finance', name: 'Finance' }

const resource = readResourceDetail({
  id: 'cn=Laptop',
  categories: [finance],
  approvalRequired: true,
  approvers: [{ id: 'cn=ann', name: 'Ann', type: 'user', sequence: 1 }],
  revokeRequired: true,
  revokeEqualsGrant: true,
  resourceWeightage: '5',
})

const nothing: BulkChange = {
  categories: unchangedList,
  owners: unchangedList,
  grant: toApproval(undefined),
  revoke: toApproval(undefined),
  weight: undefined,
}

const plan = (change: Partial<BulkChange>) => planOf([resource], { ...nothing, ...change })[0]

test('each resource keeps both approvals and its weight unless they are given', () => {
  expect(plan({})).toMatchObject({
    changed: [],
    fields: { grant: { kind: 'SERIAL' }, revoke: { kind: 'SAME_AS_GRANT' }, weight: '5' },
  })
})

test('an approval to revoke changes alone', () => {
  const revoke = { ...toApproval(undefined), kind: 'NONE' as const }
  expect(plan({ revoke })).toMatchObject({
    changed: ['revoke'],
    fields: { grant: { kind: 'SERIAL' } },
  })
})

test('another weight, also none, is a change; the same one is not', () => {
  expect(plan({ weight: '' })?.changed).toEqual(['weight'])
  expect(plan({ weight: '5 ' })?.changed).toEqual([])
})

test('adding a category that a resource has makes no difference', () => {
  expect(plan({ categories: { how: 'append', items: [finance] } })?.changed).toEqual([])
})
