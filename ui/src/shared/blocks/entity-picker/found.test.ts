import { fakeTab, group } from './fakeTab'
import { emptyTextOf, shownOf } from './found'
import type { PickerTabId } from './pickerItem'
import type { PickerPage } from './pickerTab'

const found = (count: number): PickerPage => ({
  items: Array.from({ length: count }, (_, index) => group(String(index))),
  hasMore: false,
})

const tab = (id: PickerTabId) => fakeTab(() => found(0), { id }).tab

test.each([
  ['group', 300, 300, false],
  ['group', 301, 0, true],
  ['dropdown', 300, 300, false],
  ['dropdown', 301, 300, true],
] as const)('of a list of %s with %d items %d show', (id, count, shown, isTooMany) => {
  const result = shownOf(found(count), tab(id))

  expect(result.items).toHaveLength(shown)
  expect(result.isTooMany).toBe(isTooMany)
})

test('a server that refuses to list so many is believed', () => {
  expect(shownOf({ ...found(0), isTooMany: true }, tab('user')).isTooMany).toBe(true)
})

test.each([
  ['group', 'ann', 'nothingFound'],
  ['group', '', 'noMore'],
  ['permission', 'ann', 'noPermission'],
  ['entitlementValues', 'ann', 'valueless'],
  ['dropdown', '', 'valueless'],
  ['dropdown', 'ann', 'nothingFound'],
] as const)('an empty list of %s for "%s" says %s', (id, query, text) => {
  expect(emptyTextOf(id, query)).toBe(text)
})
