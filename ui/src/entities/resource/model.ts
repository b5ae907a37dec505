import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readCategory, readPermissionFields, type PermissionFields } from '../permission/fields'
import { readDuration, type DurationUnit } from '../permission/model'
import { readQuestions, type Question } from './question'

type ResourceNode = components['schemas']['ResourceNode']
type EntitlementNode = components['schemas']['EntitlementNode']

/** The value of a binding for which requesters choose the value. Source: docs/assumptions.md A-117. */
export const ASKED_VALUE = '%EntitlementParamKey%'

/** The entitlement value that a resource gives in a connected system. */
export interface Binding {
  driver: { id: string; name: string }
  entitlement: { id: string; name: string }
  /** Id of the logical system; empty where the driver serves one system. */
  system: string
  /** The id of the system's list of values; empty without a system. */
  viewId: string
  /** Whether the entitlement has no values: a person has it or not. */
  isValueless: boolean
  /** The value; `ASKED_VALUE` if requesters choose it, empty if none is chosen yet or the entitlement has no values. */
  value: string
  valueName: string
  /** Whether the connected system no longer has the value. */
  isLost: boolean
}

/** Whether and when assignments end. */
export interface Expiry {
  isRequired: boolean
  /** The duration of an assignment. */
  count: number | undefined
  unit: DurationUnit
}

/** A resource in a list. */
export interface Resource {
  /** DN. */
  id: string
  name: string
  description: string
  categories: readonly PickerItem[]
  /** The status: 50 created, 15 being deleted; undefined when the server does not send it. */
  status: number | undefined
  /** Whether it can be requested. */
  isActive: boolean
  /** Under permission reconciliation. Source: SPEC 3 "Resource", an odd `managedBy`. */
  isManaged: boolean
  /** The entitlement value that it gives; null if it gives none, or if that was not loaded. */
  binding: Binding | null
  /** Undefined when they were not loaded. */
  owners?: readonly PickerItem[] | undefined
  /** Undefined when they were not loaded. */
  questions?: readonly Question[] | undefined
}

/** A resource with all details. */
export interface ResourceDetail extends Resource, PermissionFields {
  owners: readonly PickerItem[]
  /** DN of its container; empty when the server does not send it. */
  container: string
  questions: readonly Question[]
  grant: Approval
  revoke: Approval
  /**
   * Whether the approval of a role replaces that of the resource when it comes with the role. Source:
   * docs/assumptions.md A-530.
   */
  isOverridable: boolean
  /** Whether a person can have it several times. */
  isMultiple: boolean
  expiry: Expiry
  /** The weight, as text from the server. */
  weight: string
}

/** Source: SPEC 3 "Resource". */
export function readResource({ id, name = id, ...node }: ResourceNode): Resource {
  const [entitlement] = node.entitlements ?? []
  return {
    id,
    name,
    description: node.description ?? '',
    categories: (node.categories ?? []).map(readCategory),
    status: node.status,
    isActive: node.isActive ?? true,
    isManaged: (node.managedBy ?? 0) % 2 === 1,
    binding: entitlement ? readBinding(entitlement, node.driver ?? '') : null,
    questions: node.resourceParameters && readQuestions(node.resourceParameters),
  }
}

/** Source: SPEC 3 "Resource"; SPEC 3 "Approval". */
export function readResourceDetail(node: ResourceNode): ResourceDetail {
  return {
    ...readResource(node),
    ...readPermissionFields(node),
    container: node.subContainer ?? '',
    questions: readQuestions(node.resourceParameters),
    grant: readGrant(node),
    revoke: readRevoke(node),
    isOverridable: node.approvalOverRide ?? false,
    isMultiple: node.allowMultiple ?? false,
    expiry: readExpiry(node),
    weight: node.resourceWeightage ?? '',
  }
}

function readBinding(node: EntitlementNode, driver: string): Binding {
  const { id, displayName: name = id, driverName = '' } = node
  return {
    driver: { id: aboveOf(id), name: driver === '' ? driverName : driver },
    entitlement: { id, name },
    isValueless: node.entitlementType === 'NO_PARAMS',
    ...readSystem(node),
    ...readValue(node),
  }
}

function readSystem({ paramLogicSystem: system = '', views = [] }: EntitlementNode) {
  return { system, viewId: system === '' ? '' : (views[0]?.viewID ?? '') }
}

function readValue(node: EntitlementNode) {
  const { parameterValue: value = '', parameterName: name = '', isInvalidValue = false } = node
  return { value, valueName: name === '' ? value : name, isLost: isInvalidValue }
}

/** The DN of the driver of an entitlement, which is right below it: `cn=Licence,cn=Cloud Driver,…` -> `cn=Cloud Driver,…` */
function aboveOf(dn: string): string {
  return dn.slice(dn.indexOf(',') + 1)
}

function readExpiry({ isExpirationRequired = false, expiresAfter = '' }: ResourceNode): Expiry {
  const duration = readDuration(expiresAfter)
  return { isRequired: isExpirationRequired, count: duration?.count, unit: duration?.unit ?? 'M' }
}

function readGrant(node: ResourceNode): Approval {
  return toApproval({
    required: node.approvalRequired ?? false,
    isStandard: node.approvalIsStandard ?? true,
    equalsGrant: false,
    approvers: node.approvers ?? [],
    quorum: node.quorum ?? '',
    requestDef: node.requestDef ?? '',
    ...(node.requestDefName && { requestDefName: node.requestDefName }),
  })
}

function readRevoke(node: ResourceNode): Approval {
  return toApproval({
    required: node.revokeRequired ?? false,
    isStandard: node.revokeApprovalIsStandard ?? true,
    equalsGrant: node.revokeEqualsGrant ?? false,
    approvers: node.revokeApprovers ?? [],
    quorum: node.revokeQuorum ?? '',
    requestDef: node.revokeRequestDef ?? '',
    ...(node.revokeRequestDefName && { requestDefName: node.revokeRequestDefName }),
  })
}
