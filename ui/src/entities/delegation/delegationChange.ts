import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { dayOf, endOfDay, startOfDay } from '../../shared/blocks/values/day'
import { referencesByKind } from '../principal/model'
import type { Delegation } from './model'
import type { Period } from './period'

/** The fields of a delegation that are saved. */
export interface DelegationFields {
  from: readonly PickerItem[]
  /** Whether the delegates are people, or follow from a relationship. */
  toKind: 'people' | 'relationship'
  to: readonly PickerItem[]
  /** The key of a relationship, or `''`. */
  relationship: string
  /** The first day; `''` for now. */
  firstDay: string
  /** The last day; `''` for no end. */
  lastDay: string
  requestsKind: 'all' | 'some'
  requests: readonly PickerItem[]
  isNotified: boolean
  /** Whether the people also become unavailable for the same time; only for a new delegation. */
  isAway: boolean
}

/** The fields of a stored delegation. */
export function delegationFieldsOf(delegation: Delegation): DelegationFields {
  const { from, to, relationship, hasAll, requests, startsAt, endsAt, isNotified } = delegation
  return {
    from,
    toKind: relationship ? 'relationship' : 'people',
    to,
    relationship: relationship?.key ?? '',
    firstDay: dayOf(startsAt),
    lastDay: endsAt === undefined ? '' : dayOf(endsAt),
    requestsKind: hasAll ? 'all' : 'some',
    requests,
    isNotified,
    isAway: false,
  }
}

/** The period between two days. A stored moment on the same day is kept to the millisecond. */
export function toPeriod(
  { firstDay, lastDay }: Pick<DelegationFields, 'firstDay' | 'lastDay'>,
  before: Partial<Period> = {},
): { startsAt: number | undefined; endsAt: number | undefined } {
  return {
    startsAt: momentOn(firstDay, before.startsAt, startOfDay),
    endsAt: momentOn(lastDay, before.endsAt, endOfDay),
  }
}

function momentOn(day: string, before: number | undefined, of: (day: string) => number) {
  if (day === '') return undefined
  return before !== undefined && dayOf(before) === day ? before : of(day)
}

const NEW_ID = 'apwaNewDetailId'

/** The body of a delegation for a save. Source: SPEC 3 "Other entities"; docs/assumptions.md A-137. */
export function toDelegationBody(fields: DelegationFields, before?: Delegation) {
  const { users, groups, containers } = referencesByKind(fields.from)
  const { startsAt, endsAt } = toPeriod(fields, before)
  return {
    assignmentId: before?.id ?? NEW_ID,
    type: 'DELEGATEE_TYPE',
    allRequests: fields.requestsKind === 'all',
    requestDefs: fields.requestsKind === 'all' ? [] : fields.requests.map(({ id }) => ({ dn: id })),
    assignFromUsers: users,
    assignFromGroups: groups,
    assignFromContainers: containers,
    ...(fields.toKind === 'people'
      ? { assignToUsers: fields.to.map(({ id }) => ({ dn: id })) }
      : { assignToRelationship: { key: fields.relationship } }),
    ...(startsAt !== undefined && { effectiveDate: startsAt }),
    isExpires: endsAt !== undefined,
    ...(endsAt !== undefined && { expiryDate: endsAt }),
    isNotificationRequired: fields.isNotified,
    ...(!before && { createAvailability: fields.isAway }),
  }
}
