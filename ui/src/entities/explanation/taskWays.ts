import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { Absence } from '../availability/model'
import { sharesRequests, type Delegation } from '../delegation/model'
import { periodState } from '../delegation/period'
import type { Proxy } from '../proxy/model'
import type { Task } from '../task/model'
import { membership } from './administratorWays'
import type { Reason, Subject, Way } from './model'

/** The facts about a task, without those of teams and administrators. */
export interface TaskFacts {
  task: Pick<Task, 'addressee' | 'claimer'>
  /** Absences of the addressee. */
  absences: readonly Absence[]
  /** Delegations of the addressee. */
  delegations: readonly Delegation[]
  proxies: readonly Proxy[]
  /** The addressee; its groups are known only if it is a person. */
  addressee: Subject
}

/** The chains by which a person has a task. Source: docs/assumptions.md. */
export function taskWays(facts: TaskFacts, person: Subject, now: number): Way[] {
  const { addressee, claimer } = facts.task
  const asked: Reason = { kind: 'addressee', id: addressee.dn, name: addressee.name }
  if (addressee.dn === person.dn) return [{ reasons: [asked], state: 'inForce' }]
  const isTaken = claimer !== undefined && claimer.dn !== person.dn
  const shared = sharedBy(addressee, person).map((reason): Way => ({
    reasons: [reason, asked],
    state: isTaken ? 'claimed' : 'inForce',
  }))
  return [
    ...shared,
    ...delegatedWays(facts, person, asked, now),
    ...proxyWays(facts.proxies, person, now, facts.addressee).map((way): Way => ({
      ...way,
      reasons: [...way.reasons, asked],
    })),
  ]
}

/** The reason of a task that is assigned to a group or container of the person. */
function sharedBy({ dn, name }: Task['addressee'], person: Subject): Reason[] {
  if (isBelow(person.dn, dn)) return [{ kind: 'container', id: dn, name }]
  return membership(dn, person)
}

function delegatedWays(
  { absences, delegations, task }: TaskFacts,
  person: Subject,
  asked: Reason,
  now: number,
): Way[] {
  const { dn, name } = task.addressee
  const own = delegations.filter(({ to }) => to.some(({ id }) => id === person.dn))
  return own.map((delegation): Way => {
    const { startsAt, endsAt } = delegation
    const period = { startsAt, endsAt }
    const away = absences.find(
      (each) => periodState(each, now) === 'inForce' && sharesRequests(each, delegation),
    )
    const inTime = periodState(delegation, now)
    const absence: Reason = { kind: 'absence', id: dn, name, ...(away && { period: spanOf(away) }) }
    return {
      reasons: [{ kind: 'delegation', id: dn, name, period }, ...(away ? [absence] : []), asked],
      state: inTime === 'inForce' && !away ? 'present' : inTime,
    }
  })
}

const spanOf = ({ startsAt, endsAt }: Absence) => ({ startsAt, endsAt })

/** The chains by proxy assignments: for all people, or for the given person. Source: docs/assumptions.md A-139. */
export function proxyWays(
  proxies: readonly Proxy[],
  person: Subject,
  now: number,
  actedFor?: Subject,
): Way[] {
  return proxies
    .filter(({ person: proxy }) => proxy.dn === person.dn)
    .flatMap((proxy): Way[] => {
      const named = actedFor ? proxy.actsFor.filter(({ id }) => names(id, actedFor)) : proxy.actsFor
      if (named.length === 0) return []
      const name = named.map((each) => each.name).join('; ')
      const period = { startsAt: 0, endsAt: proxy.expiresAt }
      const reason: Reason = { kind: 'proxy', id: proxy.person.name, name, period }
      return [{ reasons: [reason], state: periodState(period, now) }]
    })
}

/** Whether a DN is that of the person, of one of their groups, or of a container above them. */
export function names(id: string, { dn, groups }: Subject): boolean {
  return id === dn || isBelow(dn, id) || groups.some((group) => group.dn === id)
}
