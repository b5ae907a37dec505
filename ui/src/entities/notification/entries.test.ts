import { countsByType } from './countsByType'
import { countOf, entriesOf } from './entries'

const waiting = { type: 'task', name: 'Laptop for Ann', action: 'waiting', navigation: '#/tasks' }

test('notifications of one request are one entry with everything that happened', () => {
  const reassigned = { ...waiting, action: 'reassigned' }
  const notificationsList = [waiting, waiting, reassigned, { ...waiting, name: 'Laptop for Bo' }]
  const node = { totalCount: 4, notificationsList }

  expect(entriesOf(node).map(({ name, actions, times }) => [name, actions, times])).toEqual([
    ['Laptop for Ann', ['waiting', 'reassigned'], 3],
    ['Laptop for Bo', ['waiting'], 1],
  ])
  expect(countOf(node)).toBe(2)
})

test('the counts of the types add up to the count of the bell', () => {
  const given = { ...waiting, type: 'role', name: 'Payer' }
  const notificationsList = [waiting, waiting, given]
  const node = { totalCount: 3, newTasksCount: 2, newRolesCount: 1, notificationsList }

  expect(countsByType(node)).toEqual([
    { type: 'task', count: 1 },
    { type: 'role', count: 1 },
  ])
  expect(countOf(node)).toBe(2)
})

test('what is counted and not listed stays counted', () => {
  expect(countOf({ totalCount: 7, notificationsList: [waiting, waiting] })).toBe(6)
})
