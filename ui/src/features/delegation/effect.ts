import type { Absence } from '../../entities/availability/model'
import { sharesRequests, type Delegation } from '../../entities/delegation/model'
import { periodState, type PeriodState } from '../../entities/delegation/period'

/** `idle`: the delegation is in force, but the person is available, so nobody approves for them. */
export type Effect = PeriodState | 'idle'

/**
 * The effect of a delegation at a time.
 *
 * @param absences - the absences of the person; undefined when they are unknown.
 *
 * Source: docs/assumptions.md A-137.
 */
export function effectOf(
  delegation: Delegation,
  absences: readonly Absence[] | undefined,
  now: number,
): Effect {
  const inTime = periodState(delegation, now)
  if (inTime !== 'inForce' || !absences) return inTime
  const isAway = absences.some(
    (absence) => periodState(absence, now) === 'inForce' && sharesRequests(absence, delegation),
  )
  return isAway ? 'inForce' : 'idle'
}
