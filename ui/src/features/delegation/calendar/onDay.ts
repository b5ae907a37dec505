import { uncoveredOf } from '../../../entities/availability/cover'
import type { Absence } from '../../../entities/availability/model'
import { sharesRequests, type Delegation } from '../../../entities/delegation/model'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import type { Plan, PlannedAbsence, PlannedPart } from './plan'
import { columnsOf, isOn } from './weeks'

/** The effect of a delegation on a day; `away` when all its delegates are away. */
export type EffectOnDay = 'inForce' | 'idle' | 'away'

/** A part of an absence without a delegate for some or all requests. */
interface GapOnDay extends PlannedPart {
  /**
   * Requests without a delegate; empty for an absence for all requests, because these are not
   * listed.
   */
  uncovered: readonly PickerItem[]
}

/** The absences and delegations of a person on a day. */
export interface DayPlan {
  absences: readonly (PlannedAbsence & { gaps: readonly GapOnDay[] })[]
  delegations: readonly { delegation: Delegation; effect: EffectOnDay }[]
}

/** Finds the absences and delegations on the day of a column. */
export function onDay(
  plan: Plan,
  delegations: readonly Delegation[],
  column: number,
  first: string,
): DayPlan {
  const away = plan.absences.filter(isOn(column))
  const parts = away.flatMap((each) => each.parts ?? []).filter(isOn(column))
  const dated = delegations.flatMap((delegation) => {
    const columns = columnsOf(delegation, first)
    if (!columns || !isOn(column)({ columns })) return []
    return [{ delegation, effect: effectOf(delegation, away, parts) }]
  })
  const active = dated.flatMap(({ delegation, effect }) =>
    effect === 'inForce' ? [delegation] : [],
  )
  const gapsOf = ({ absence, parts: own = [] }: PlannedAbsence) =>
    own
      .filter((part) => part.cover !== 'full' && isOn(column)(part))
      .map((part) => ({ ...part, uncovered: uncoveredOf(absence, active) }))
  return {
    absences: away.map((each) => ({ ...each, gaps: gapsOf(each) })),
    delegations: dated,
  }
}

function effectOf(
  delegation: Delegation,
  away: readonly { absence: Absence }[],
  parts: readonly PlannedPart[],
): EffectOnDay {
  const { to, relationship } = delegation
  if (!away.some(({ absence }) => sharesRequests(absence, delegation))) return 'idle'
  const present = new Set(parts.flatMap(({ delegates }) => delegates.map(({ id }) => id)))
  const isPresent = present.has(relationship?.key ?? '') || to.some(({ id }) => present.has(id))
  return isPresent ? 'inForce' : 'away'
}
