import type { components } from '../../shared/platform/contract/schema'
import { cnOf } from '../../shared/blocks/values/dn'
import { valueText } from '../entitlement/valueText'

type CprsRequestStatusNode = components['schemas']['CprsRequestStatusNode']
type CprsSettingNode = components['schemas']['CprsSettingNode']
type DeltaAssignmentNode = components['schemas']['DeltaAssignmentNode']

/** The subject of a reconciliation: a driver or one of its entitlements, by DN. */
export interface Subject {
  driver: string
  /** Empty for all entitlements of the driver. */
  entitlement: string
  /** Empty where the driver has one system. */
  system: string
}

const STATES = ['submitted', 'inProgress', 'completed', 'error'] as const

/** A computation, which changes nothing, or a publication; times in milliseconds since 1970. */
export interface Process {
  id: string
  subject: Subject
  kind: 'compute' | 'publish'
  state: (typeof STATES)[number]
  /** The message of the server. */
  message: string
  startedAt: number | undefined
  /** When the process ended; undefined while it runs. */
  endedAt: number | undefined
  /** The number of assignments of the process; undefined where the server does not say. */
  total: number | undefined
  failed: number
}

/** The side that has an assignment: the connected system only, or the catalog only. Source: docs/assumptions.md A-152. */
export type Side = 'APPLICATION' | 'IDM'

/** An assignment that exists on one side only. */
export interface Difference {
  id: string
  /** DN. */
  person: string
  firstName: string
  lastName: string
  /** DN. */
  entitlement: string
  /** The value as the connected system spells it; empty for an entitlement without values. */
  value: string
  system: string
  side: Side
}

/** A resource under permission reconciliation, with its driver, entitlement and value. */
export interface Reconciled {
  /** DN of the resource. Source: docs/assumptions.md A-570. */
  id: string
  driver: string
  system: string
  entitlement: string
  value: string
  name: string
}

/** Source: upstream-api.md, `CprsRequestStatusNode`; docs/assumptions.md A-152. */
export function readProcess(node: CprsRequestStatusNode): Process {
  const endedAt = toTime(node.requestCompletionTime)
  return {
    id: node.id,
    subject: {
      driver: node.driverDn ?? '',
      entitlement: node.entitlementDn ?? '',
      system: node.logicalSystem ?? '',
    },
    kind: node.opType === 'PUBLISH' ? 'publish' : 'compute',
    state: STATES[node.opStatus ?? -1] ?? (endedAt === undefined ? 'inProgress' : 'completed'),
    message: node.statusMessage ?? '',
    startedAt: toTime(node.requestStartTime),
    endedAt,
    total: node.totalAssignments,
    failed: node.failedAssignments ?? 0,
  }
}

export function readDifference(node: DeltaAssignmentNode): Difference {
  const { id, userDN: person = '' } = node
  return {
    id,
    person,
    firstName: node.firstName ?? cnOf(person),
    lastName: node.lastName ?? '',
    entitlement: node.entitlementDn ?? '',
    value: valueText(node.entitlementValue),
    system: node.logicalSystemId ?? '',
    side: node.source === 'IDM' ? 'IDM' : 'APPLICATION',
  }
}

export function readReconciled(node: CprsSettingNode): Reconciled {
  const { id, resource: name = id } = node
  return {
    id,
    driver: node.drivername ?? '',
    system: node.logicalsystem ?? '',
    entitlement: node.entitlement ?? '',
    value: valueText(node.entitlementvalue),
    name,
  }
}

export const isEnded = ({ state }: Process) => state === 'completed' || state === 'error'

/** A text that identifies a subject. */
export const subjectKey = ({ driver, entitlement, system }: Subject) =>
  JSON.stringify([driver, entitlement, system])

/** The names of a subject's parts: `ERP Driver, Account, PRD100`; empty parts are left out. */
export const subjectParts = ({ driver, entitlement, system }: Subject) =>
  [driver && cnOf(driver), entitlement && cnOf(entitlement), system].filter(Boolean)

/**
 * Makes a test whether a resource belongs to a subject. The resource has names of driver and entitlement, the subject
 * has DNs.
 */
export const isOfSubject = (subject: Subject) => (each: Reconciled) =>
  each.driver === cnOf(subject.driver) &&
  (subject.entitlement === '' || each.entitlement === cnOf(subject.entitlement)) &&
  (subject.system === '' || each.system === subject.system)

/** The full name of the person: `Ingrid Solberg`. */
export const fullName = ({ firstName, lastName }: Difference) => `${firstName} ${lastName}`.trim()

/** A key of a difference that stays the same in every computation; the ids may differ. */
export const differenceKey = ({ person, entitlement, value, system, side }: Difference) =>
  JSON.stringify([person, entitlement, value, system, side])

function toTime(text = ''): number | undefined {
  return text === '' ? undefined : Number(text)
}
