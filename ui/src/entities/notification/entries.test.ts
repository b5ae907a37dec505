import { countOf, entriesOf } from './entries'

const waiting = { type: 'task', name: 'Laptop for Ann', action: 'waiting', navigation: '#/tasks' }

test('notifications that say the same of one request are one entry, counted once', () => {
  const notificationsList = [waiting, waiting, { ...waiting, name: 'Laptop for Bo' }]
  const node = { totalCount: 3, notificationsList }

  expect(entriesOf(node).map(({ name, times }) => [name, times])).toEqual([
    ['Laptop for Ann', 2],
    ['Laptop for Bo', 1],
  ])
  expect(countOf(node)).toBe(2)
})

test('what is counted and not listed stays counted', () => {
  expect(countOf({ totalCount: 7, notificationsList: [waiting, waiting] })).toBe(6)
})
