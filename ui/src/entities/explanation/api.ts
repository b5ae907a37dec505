import { baseApi } from '../../shared/platform/api/baseApi'
import type { Task } from '../task/model'
import { permissionKeys } from '../team/permission'
import { administratorWays } from './administratorWays'
import { factReader, type Dispatch } from './facts'
import { holdingWays } from './holdingWays'
import type { Explanation, Way } from './model'
import { proxyWays, taskWays } from './taskWays'
import { isMember, teamPermits, teamWays } from './teamWays'

type Reader = ReturnType<typeof factReader>

/** A question: may the person (`who`, a DN) do something with an object, such as `modifyRole`? */
export interface AskedPermission {
  who: string
  domain: string
  permission: string
  object: string
}

/** The permission of team managers for the tasks of members. Source: docs/assumptions.md A-104. */
const MANAGE_TASKS = 'manageTask'
const PROVISIONING = 'PROVISIONING'

const tagTypes = ['Administrator', 'Availability', 'Delegation', 'Proxy'] as const

const explanationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Explains the rights that a person has for others. */
    explainPerson: build.query<Explanation, string>({
      queryFn: (who, { dispatch }) =>
        explained(dispatch as Dispatch, async (reader) => {
          const person = await reader.subject(who)
          const held = await reader.assignments('ALL', person, false)
          const teams = await reader.teams(undefined, person)
          const proxies = await reader.proxies()
          return [
            ...administratorWays(held, undefined, Date.now()),
            ...proxyWays(proxies, person, Date.now()),
            ...teamWays(teams, person),
          ]
        }),
      providesTags: tagTypes,
    }),
    /** Explains why a person may do something with an object. */
    explainPermission: build.query<Explanation, AskedPermission>({
      queryFn: ({ who, domain, ...question }, { dispatch }) =>
        explained(dispatch as Dispatch, async (reader) => {
          const person = await reader.subject(who)
          const held = await reader.assignments(domain, person, true)
          const ofTeams = isOfTeams(domain, question.permission)
          const managed = ofTeams ? await reader.teams(question.permission, person) : []
          const facts = await Promise.all(managed.map(reader.teamGrants))
          const teams = facts.filter((each) => teamPermits(each, question))
          return [
            ...administratorWays(held, question, Date.now()),
            ...teamWays(
              teams.map(({ team }) => team),
              person,
            ),
          ]
        }),
      providesTags: tagTypes,
    }),
    /** Explains why a person has a role or a resource. */
    explainHolding: build.query<Explanation, { who: string; object: string }>({
      queryFn: ({ who, object }, { dispatch }) =>
        explained(dispatch as Dispatch, async (reader) => {
          const holding = (await reader.holdings(who)).find(({ id }) => id === object)
          return holding ? holdingWays(holding, who, Date.now()) : []
        }),
      providesTags: (_explanation, _error, { who }) => [{ type: 'Holding', id: who }],
    }),
    /** Explains why a person sees a task and may decide it. */
    explainTask: build.query<Explanation, { who: string; task: AskedTask }>({
      queryFn: ({ who, task }, { dispatch }) =>
        explained(dispatch as Dispatch, (reader) => waysToTask(reader, who, task)),
      providesTags: tagTypes,
    }),
  }),
})

export const {
  useExplainPersonQuery,
  useExplainPermissionQuery,
  useExplainHoldingQuery,
  useExplainTaskQuery,
} = explanationApi

/** Whether the permission can belong to teams. The server refuses to search teams by a permission for administrators only. */
function isOfTeams(domain: string, permission: string): boolean {
  const known: Readonly<Record<string, readonly string[]>> = permissionKeys
  return known[domain]?.includes(permission) ?? false
}

/** The parts of a task that decide who can see it. */
export type AskedTask = Pick<Task, 'addressee' | 'claimer'>

async function explained(dispatch: Dispatch, waysBy: (reader: Reader) => Promise<Way[]>) {
  const reader = factReader(dispatch)
  const ways = await waysBy(reader)
  return { data: { ways, unread: [...reader.unread], readAt: Date.now() } }
}

async function waysToTask(reader: Reader, who: string, task: AskedTask): Promise<Way[]> {
  const { dn, isPerson } = task.addressee
  const person = await reader.subject(who)
  const addressee = isPerson ? await reader.subject(dn) : { dn, groups: [] }
  const delegations = isPerson ? await reader.delegations(dn) : []
  const absences = isPerson ? await reader.absences(dn) : []
  // The answer may be incomplete: no call lists the people that a relationship leads to, or delegations of group
  // members.
  if (!isPerson || delegations.some(({ relationship }) => relationship)) {
    reader.unread.add('delegations')
  }
  const proxies = await reader.proxies()
  const managed = await reader.teams(MANAGE_TASKS, person)
  const teams = managed.filter((team) => isMember(team, addressee))
  const held = await reader.assignments(PROVISIONING, person, false)
  const whole = held.filter(({ administrator }) => administrator.isWhole)
  return [
    ...taskWays({ task, absences, delegations, proxies, addressee }, person, Date.now()),
    ...teamWays(teams, person),
    ...administratorWays(whole, undefined, Date.now()),
  ]
}
