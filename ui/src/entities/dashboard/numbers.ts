import type { components } from '../../shared/platform/contract/schema'
import type { TileKey } from './tiles'

type CountsNode = components['schemas']['CountsNode']

/** A fact about the number of a tile: three of the tasks are due. */
export interface TileFact {
  name: 'due' | 'new' | 'claimed' | 'reassigned' | 'delegated' | 'ending' | 'forOthers' | 'total'
  count: number
}

/** The number on a tile. */
export interface TileNumber {
  /** The number; undefined when the server does not send it. */
  count: number | undefined
  /** Whether there are more than the server counted. */
  isMore: boolean
  /** Facts with a number above zero. */
  facts: TileFact[]
}

/** The number of requests in each state: for oneself, and for others. */
export interface RequestShares {
  pending: Shares
  approved: Shares
  denied: Shares
  ended: Shares
}

type Shares = readonly [mine: number, others: number]

export interface DashboardNumbers {
  tiles: Readonly<Record<TileKey, TileNumber>>
  /** Undefined when the server does not send the numbers of requests. */
  requests: RequestShares | undefined
}

function tile(
  count: number | undefined,
  facts: Partial<Record<TileFact['name'], number | undefined>> = {},
  isMore = false,
): TileNumber {
  const names = Object.keys(facts) as TileFact['name'][]
  return {
    count,
    isMore,
    facts: names.flatMap((name) => (facts[name] ? [{ name, count: facts[name] }] : [])),
  }
}

function readTasks(tasks: CountsNode['tasksData']): TileNumber {
  return tile(tasks?.tasksCount, {
    due: tasks?.expiryTasksCount,
    new: tasks?.newTasks,
    claimed: tasks?.cliamedTasks,
    reassigned: tasks?.reassignedTasks,
    delegated: tasks?.delegatedTasks,
  })
}

/** The number of pending requests, one's own and those for others. */
function readOpenRequests(requests: CountsNode['requestData']): TileNumber {
  if (!requests) return tile(undefined)
  const { requestPending = 0, requestForOthersPending = 0 } = requests
  const isMore = requests.requestHasMore === true || requests.otherRequestHasMore === true
  const facts = { forOthers: requestForOthersPending, total: totalOf(requests) }
  return tile(requestPending + requestForOthersPending, facts, isMore)
}

const totalOf = ({ totalRequest = 0, totalRequestForOthers = 0 }: RequestCountNode) =>
  totalRequest + totalRequestForOthers

type RequestCountNode = components['schemas']['RequestCountNode']

/**
 * Requests by state. Those that are neither pending, approved nor denied were retracted or failed. Source:
 * docs/assumptions.md A-166.
 */
function readShares(requests: RequestCountNode): RequestShares {
  const pending = [requests.requestPending ?? 0, requests.requestForOthersPending ?? 0] as const
  const approved = [requests.requestApproved ?? 0, requests.requestForOthersApproved ?? 0] as const
  const denied = [requests.requestDenied ?? 0, requests.requestForOthersDenied ?? 0] as const
  const totals = [requests.totalRequest ?? 0, requests.totalRequestForOthers ?? 0] as const
  const rest = (at: 0 | 1) => Math.max(0, totals[at] - pending[at] - approved[at] - denied[at])
  return { pending, approved, denied, ended: [rest(0), rest(1)] }
}

/** Source: SPEC 7 "Categories, catalogue, notifications", card details; docs/assumptions.md A-166. */
export function readNumbers(node: CountsNode): DashboardNumbers {
  const { tasksData, rolesData, resourcesData, requestData, helpdeskData } = node
  return {
    tiles: {
      tasks: readTasks(tasksData),
      roles: tile(rolesData?.rolesCount, {
        ending: rolesData?.expiryRoles,
        new: rolesData?.newRoles,
      }),
      resources: tile(resourcesData?.resourcesCount, { new: resourcesData?.newResources }),
      requests: readOpenRequests(requestData),
      helpdesk: tile(helpdeskData?.openTickets),
    },
    requests: requestData && readShares(requestData),
  }
}
