import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { dayOf } from '../../shared/blocks/values/day'
import { toPeriod } from '../delegation/delegationChange'
import type { Absence, AwayChoice, DurationUnit } from './model'

/** The fields of an absence that are saved. */
export interface AbsenceFields {
  requestsKind: 'all' | 'some'
  requests: readonly PickerItem[]
  /** The first day; `''` for now. */
  firstDay: string
  endKind: 'none' | 'date' | 'duration'
  lastDay: string
  /** The number of units, as it is typed. */
  duration: string
  unit: DurationUnit
  isNotified: boolean
}

const noAbsence: AbsenceFields = {
  requestsKind: 'all',
  requests: [],
  firstDay: '',
  endKind: 'date',
  lastDay: '',
  duration: '1',
  unit: 'WEEKS',
  isNotified: false,
}

/** The values of a new absence: for all requests, unless the person can be absent only for some. */
export function firstAbsence(choice: AwayChoice | undefined): AbsenceFields {
  return { ...noAbsence, requestsKind: choice?.hasAll === false ? 'some' : 'all' }
}

/** The fields of a stored absence. */
export function absenceFieldsOf(absence: Absence): AbsenceFields {
  const { hasAll, requests, startsAt, endsAt, duration, isNotified } = absence
  return {
    ...noAbsence,
    requestsKind: hasAll ? 'all' : 'some',
    requests,
    firstDay: dayOf(startsAt),
    ...endOf(endsAt, duration),
    isNotified,
  }
}

function endOf(endsAt: Absence['endsAt'], duration: Absence['duration']): Partial<AbsenceFields> {
  if (duration) {
    return { endKind: 'duration', duration: String(duration.count), unit: duration.unit }
  }
  return endsAt === undefined ? { endKind: 'none' } : { endKind: 'date', lastDay: dayOf(endsAt) }
}

/**
 * The body of an absence for a save.
 *
 * @param of - DN of the person; `''` for oneself.
 *
 * Source: SPEC 7 "Availability"; docs/assumptions.md A-138.
 */
export function toAbsenceBody(fields: AbsenceFields, of: string, before?: Absence) {
  const { requestsKind, requests, firstDay, endKind, lastDay, duration, unit } = fields
  const isDated = endKind === 'date'
  const { startsAt, endsAt } = toPeriod({ firstDay, lastDay: isDated ? lastDay : '' }, before)
  return {
    ...(of !== '' && { principalUser: { dn: of } }),
    allRequests: requestsKind === 'all',
    requestDefs: requestsKind === 'all' ? [] : requests.map(({ id }) => ({ dn: id })),
    ...(startsAt !== undefined && { effectiveDate: startsAt }),
    hasExpiry: endsAt !== undefined,
    ...(endsAt !== undefined && { expiryDate: endsAt }),
    hasExpiryDuration: endKind === 'duration',
    ...(endKind === 'duration' && { expiryDuration: duration, expiryDurationUnit: unit }),
    isNotificationRequired: fields.isNotified,
  }
}
