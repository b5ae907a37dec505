import type { Cause, Holding } from '../assignment/model'
import { periodState } from '../delegation/period'
import type { Reason, Way } from './model'

const KINDS = {
  user: 'direct',
  group: 'group',
  container: 'container',
  subtree: 'container',
  role: 'role',
} as const satisfies Record<Cause['kind'], Reason['kind']>

/** The chains by which a person has a role or a resource. */
export function holdingWays(holding: Holding, person: string, now: number): Way[] {
  const startsAt = holding.effectiveAt ?? 0
  return holding.causes.map(({ kind, sourceId, sourceName, expiresAt }) => {
    const period = { startsAt, endsAt: expiresAt }
    const isOwn = kind === 'user'
    const reason = { kind: KINDS[kind], id: isOwn ? person : sourceId, name: sourceName, period }
    return { reasons: [reason], state: periodState(period, now) }
  })
}
