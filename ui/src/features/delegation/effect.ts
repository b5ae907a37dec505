import type { Absence } from '../../entities/availability/model'
import { sharesRequests, type Delegation } from '../../entities/delegation/model'
import { periodState, type PeriodState } from '../../entities/delegation/period'

/** `idle` is in force, but the person is available, so that nobody decides in their place. */
export type Effect = PeriodState | 'idle'

/**
 * What a delegation does at a moment.
 *
 * @param absences - of the person; undefined where they are not known.
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
