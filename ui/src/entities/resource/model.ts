import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readCategory, readPermissionFields, type PermissionFields } from '../permission/fields'
import { readDuration, type DurationUnit } from '../permission/model'
import { readQuestions, type Question } from './question'

type ResourceNode = components['schemas']['ResourceNode']
type EntitlementNode = components['schemas']['EntitlementNode']

/** The value of an entitlement that requesters choose. Source: docs/assumptions.md A-117. */
export const ASKED_VALUE = '%EntitlementParamKey%'

/** The entitlement value that a resource gives in a connected system. */
export interface Binding {
  driver: { id: string; name: string }
  entitlement: { id: string; name: string }
  /** The logical system; empty where the driver serves one alone. */
  system: string
  /** The id of the list of values of that system; empty without a system. */
  viewId: string
  /** A person has the entitlement or has not. */
  isValueless: boolean
  /** `ASKED_VALUE` where requesters choose it; empty as long as none is chosen, and without values. */
  value: string
  valueName: string
  /** The connected system has the value no longer. */
  isLost: boolean
}

/** Whether and when an assignment ends. */
export interface Expiry {
  isRequired: boolean
  /** Counted from the assignment. */
  count: number | undefined
  unit: DurationUnit
}

/** A resource as lists show it. */
export interface Resource {
  /** The DN. */
  id: string
  name: string
  description: string
  categories: readonly PickerItem[]
  /** 50 created, 15 being deleted; undefined where the server does not say. */
  status: number | undefined
  /** Whether it can be requested. */
  isActive: boolean
  /** Under permission reconciliation. Source: SPEC 3 "Resource", an odd `managedBy`. */
  isManaged: boolean
  /** Null where it gives nothing, or where that was not read. */
  binding: Binding | null
  /** Undefined when they were not loaded. */
  owners?: readonly PickerItem[] | undefined
  /** Undefined when they were not loaded. */
  questions?: readonly Question[] | undefined
}

/** A resource with its texts, with what it gives and asks, and with who has to agree. */
export interface ResourceDetail extends Resource, PermissionFields {
  owners: readonly PickerItem[]
  /** The container that it is in; empty where the server does not say. */
  container: string
  questions: readonly Question[]
  grant: Approval
  revoke: Approval
  /** The approval of a role that brings it replaces its own. Source: docs/assumptions.md A-530. */
  isOverridable: boolean
  /** A person can have it several times. */
  isMultiple: boolean
  expiry: Expiry
  /** The server's text. */
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

/** An entitlement is right below its driver: `cn=Licence,cn=Cloud Driver,…` -> `cn=Cloud Driver,…` */
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
