import type { Availability } from '../../entities/availability/model'
import { toPeriod, type DelegationFields } from '../../entities/delegation/delegationChange'
import { sharesRequests, type Delegation } from '../../entities/delegation/model'
import { sharedPeriod, type Period } from '../../entities/delegation/period'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** A result of the checks before a delegation is saved. */
export interface Check {
  kind: 'ok' | 'warning' | 'unknown'
  key: 'available' | 'away' | 'circle' | 'hidden' | 'noEnd' | 'notAway'
  /** The name of the delegate; `''` when it is not about a delegate. */
  name: string
}

/** The data of the delegates by DN; a delegate without an entry cannot be loaded. */
export interface Known {
  availability: ReadonlyMap<string, Availability>
  delegations: ReadonlyMap<string, readonly Delegation[]>
}

interface CheckedAt {
  known: Known
  now: number
  /** Whether the delegation is not stored yet. */
  isNew: boolean
}

/**
 * Checks whether the delegates are available and do not delegate back, and whether the delegation
 * has an end and an effect.
 */
export function checksOf(fields: DelegationFields, { known, now, isNew }: CheckedAt): Check[] {
  const { startsAt = now, endsAt } = toPeriod(fields)
  const asked = {
    startsAt,
    endsAt,
    hasAll: fields.requestsKind === 'all',
    requests: fields.requests,
  }
  const people = fields.toKind === 'people' ? fields.to : []
  return [
    ...people.flatMap((person) => checksOfDelegate(person, fields, asked, known)),
    ...about('noEnd', endsAt === undefined),
    ...about('notAway', isNew && !fields.isAway),
  ]
}

type Asked = Period & Pick<Delegation, 'hasAll' | 'requests'>

function checksOfDelegate(
  { id, name }: PickerItem,
  { from }: DelegationFields,
  asked: Asked,
  { availability, delegations }: Known,
): Check[] {
  const clashes = (other: Asked) =>
    sharedPeriod(asked, other) !== undefined && sharesRequests(asked, other)
  const absences = availability.get(id)?.absences
  const own = delegations.get(id) ?? []
  const isBack = own.some(
    (each) => clashes(each) && each.to.some((back) => from.some((giver) => giver.id === back.id)),
  )
  return [awayCheck(name, absences?.some(clashes)), ...about('circle', isBack, name)]
}

function awayCheck(name: string, isAway: boolean | undefined): Check {
  if (isAway === undefined) return { kind: 'unknown', key: 'hidden', name }
  return isAway ? { kind: 'warning', key: 'away', name } : { kind: 'ok', key: 'available', name }
}

function about(key: Check['key'], applies: boolean, name = ''): Check[] {
  return applies ? [{ kind: 'warning', key, name }] : []
}
