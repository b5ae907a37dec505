import { readNumbers } from './numbers'

const requests = {
  totalRequest: 9,
  requestPending: 2,
  requestApproved: 3,
  requestDenied: 1,
  totalRequestForOthers: 8,
  requestForOthersPending: 1,
  requestForOthersApproved: 2,
  requestForOthersDenied: 5,
}

test('a tile says how many there are and what is to know of them, but not what is none', () => {
  const { tiles } = readNumbers({
    tasksData: {
      ...{ tasksCount: 9, expiryTasksCount: 1, newTasks: 2, cliamedTasks: 3 },
      ...{ reassignedTasks: 4, delegatedTasks: 0 },
    },
    rolesData: { rolesCount: 7, expiryRoles: 5, newRoles: 6 },
    resourcesData: { resourcesCount: 8, newResources: 7 },
    helpdeskData: { openTickets: 3 },
  })
  const said = Object.entries(tiles).map(([key, { count, facts }]) => [
    key,
    count,
    ...facts.map((fact) => `${fact.name} ${String(fact.count)}`),
  ])

  expect(said).toEqual([
    ['tasks', 9, 'due 1', 'new 2', 'claimed 3', 'reassigned 4'],
    ['roles', 7, 'ending 5', 'new 6'],
    ['resources', 8, 'new 7'],
    ['requests', undefined],
    ['helpdesk', 3],
  ])
})

test('what the server does not say is no number', () => {
  const { tiles, requests: shares } = readNumbers({})

  expect(Object.values(tiles).map(({ count }) => count)).toEqual(Array(5).fill(undefined))
  expect(shares).toBeUndefined()
})

test('open requests are those of oneself and for others, and so are all of them', () => {
  const { tiles } = readNumbers({ requestData: requests })

  expect(tiles.requests).toEqual({
    count: 3,
    isMore: false,
    facts: [
      { name: 'forOthers', count: 1 },
      { name: 'total', count: 17 },
    ],
  })
})

test.each(['requestHasMore', 'otherRequestHasMore'])('%s says that there are more', (name) => {
  expect(readNumbers({ requestData: { ...requests, [name]: true } }).tiles.requests.isMore).toBe(
    true,
  )
})

test('what is neither pending nor decided has ended otherwise, and is never fewer than none', () => {
  expect(readNumbers({ requestData: requests }).requests).toEqual({
    pending: [2, 1],
    approved: [3, 2],
    denied: [1, 5],
    ended: [3, 0],
  })
  expect(readNumbers({ requestData: { requestPending: 4 } }).requests?.ended).toEqual([0, 0])
})
