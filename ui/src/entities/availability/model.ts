import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readRequests, type Requests } from '../delegation/model'
import type { Period } from '../delegation/period'

type AvailabilityNode = components['schemas']['AvailabilityNode']
type AvailabilityListNode = components['schemas']['AvailabilityListNode']

export const durationUnits = ['DAYS', 'WEEKS', 'MONTHS'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** A period in which a person is unavailable, for all requests or for some. */
export interface Absence extends Period, Requests {
  id: string
  /** The duration that was entered instead of an end; undefined otherwise. */
  duration: { count: number; unit: DurationUnit } | undefined
  isNotified: boolean
}

/** The present status; `partly` is unavailable for some requests. */
export type Status = 'available' | 'unavailable' | 'partly'

const STATUSES: readonly Status[] = ['available', 'unavailable', 'partly']

/** The status of a person, and their absences. */
export interface Availability {
  status: Status
  absences: readonly Absence[]
  /** Whether the person has a delegate, so that an absence can be added. */
  mayAdd: boolean
}

/** The requests that a person can be unavailable for: those that a delegate covers. */
export interface AwayChoice {
  hasAll: boolean
  requests: readonly PickerItem[]
}

/** Source: SPEC 7 "Availability"; docs/assumptions.md A-138. */
export function readAvailability(reply: AvailabilityListNode): Availability {
  return {
    status: STATUSES[reply.availabilityStatus ?? 0] ?? 'available',
    absences: reply.availability.map(readAbsence),
    mayAdd: reply.newable ?? false,
  }
}

export function readStatus(status: string): Status {
  return STATUSES[Number(status)] ?? 'available'
}

export function readAwayChoice({ availability: [only] }: AvailabilityListNode): AwayChoice {
  return {
    hasAll: only?.enableAllRequests ?? false,
    requests: readRequests(only?.availableRequestDefs),
  }
}

function readAbsence(node: AvailabilityNode): Absence {
  const unit = durationUnits.find((each) => each === node.expiryDurationUnit)
  const hasDuration = node.hasExpiryDuration && unit && node.expiryDuration
  return {
    id: node.availabilityId ?? '',
    hasAll: node.allRequests ?? false,
    requests: readRequests(node.requestDefs),
    startsAt: node.effectiveDate ?? 0,
    endsAt: node.expiryDate,
    duration: hasDuration ? { count: Number(node.expiryDuration), unit } : undefined,
    isNotified: node.isNotificationRequired ?? false,
  }
}
