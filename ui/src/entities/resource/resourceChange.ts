import type { components } from '../../shared/platform/contract/schema'
import { wholeApprovalNode } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { toPermissionBody } from '../permission/fields'
import { ASKED_VALUE, type Binding, type ResourceDetail } from './model'
import { entitlementQuestion, toQuestionBody, type Question } from './question'

type EntitlementBinding = components['schemas']['EntitlementBinding']

/** The fields of a resource that a save writes. */
export type ResourceFields = Pick<
  ResourceDetail,
  | 'texts'
  | 'categories'
  | 'owners'
  | 'binding'
  | 'questions'
  | 'grant'
  | 'revoke'
  | 'isOverridable'
  | 'isActive'
  | 'isMultiple'
  | 'expiry'
  | 'weight'
>

/** The fields of a new resource: container and common name cannot be changed later. */
export interface NewResourceFields extends ResourceFields {
  /** The common name; empty to derive it from the name. */
  id: string
  /** The container, as a list of one; empty for the root. */
  container: readonly PickerItem[]
}

/** The fields of a stored resource. */
export function resourceFieldsOf(resource: ResourceDetail): ResourceFields {
  const { texts, categories, owners, binding, questions, grant, revoke } = resource
  const { isOverridable, isActive, isMultiple, expiry, weight } = resource
  return {
    ...{ texts, categories, owners, binding, questions, grant, revoke },
    ...{ isOverridable, isActive, isMultiple, expiry, weight },
  }
}

/** The body of a resource with all fields: the server may drop members that are missing. */
export function toResourceBody(fields: ResourceFields, defaultLocale: string) {
  const { binding, expiry, isOverridable, isActive, isMultiple, weight } = fields
  return {
    ...toPermissionBody(fields, defaultLocale),
    ...toApprovalBody(fields),
    entitlements: toBindings(binding),
    resourceParameters: [
      ...(binding?.value === ASKED_VALUE ? [entitlementQuestion] : []),
      ...fields.questions.map((each) => toQuestionBody(each, labelOf(each, defaultLocale))),
    ],
    approvalOverRide: isOverridable,
    allowMultiple: isMultiple,
    isActive,
    isExpirationRequired: expiry.isRequired,
    expiresAfter: expiry.count === undefined ? '' : `${String(expiry.count)}${expiry.unit}`,
    resourceWeightage: weight.trim(),
  }
}

/** The entitlements of a resource for a save, one at most. Source: docs/assumptions.md A-115. */
export function toBindings(binding: Binding | null): EntitlementBinding[] {
  if (!binding) return []
  const { entitlement, value, system } = binding
  return [
    { id: entitlement.id, parameterValue: value, ...(system && { paramLogicSystem: system }) },
  ]
}

/** The label of a question: in the given language, else in any, else its id. */
export function labelOf({ id, labels }: Question, locale: string): string {
  return textIn(labels, locale).trim() || (labels[0]?.text.trim() ?? '') || id
}

/** The body of both approvals for a save. */
export function toApprovalBody({ grant, revoke }: Pick<ResourceFields, 'grant' | 'revoke'>) {
  const [given, taken] = [wholeApprovalNode(grant), wholeApprovalNode(revoke)]
  return {
    approvalRequired: given.required,
    approvalIsStandard: given.isStandard,
    approvers: [...given.approvers],
    quorum: given.quorum,
    requestDef: given.requestDef,
    revokeRequired: taken.required,
    revokeEqualsGrant: taken.equalsGrant,
    revokeApprovalIsStandard: taken.isStandard,
    revokeApprovers: [...taken.approvers],
    revokeQuorum: taken.quorum,
    revokeRequestDef: taken.requestDef,
  }
}

/** The body of a new resource; its common name is derived from the name if none is entered. */
export function toNewResourceBody(fields: NewResourceFields, defaultLocale: string) {
  const body = toResourceBody(fields, defaultLocale)
  const [container] = fields.container
  return {
    ...body,
    id: fields.id || commonNameOf(body.name),
    ...(container && { subContainer: container.id }),
  }
}
