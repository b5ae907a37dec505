import type { components } from '../../shared/platform/contract/schema'
import { wholeApprovalNode } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { toPermissionBody } from '../permission/fields'
import { ASKED_VALUE, type Binding, type ResourceDetail } from './model'
import { entitlementQuestion, toQuestionBody, type Question } from './question'

type EntitlementBinding = components['schemas']['EntitlementBinding']

/** What of a resource is written. */
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

/** What besides is written of a new one, and stays. */
export interface NewResourceFields extends ResourceFields {
  /** The common name; empty for the one that comes from the name. */
  id: string
  /** The container, or none for the root. */
  container: readonly PickerItem[]
}

/** The fields of a resource that is there. */
export function resourceFieldsOf(resource: ResourceDetail): ResourceFields {
  const { texts, categories, owners, binding, questions, grant, revoke } = resource
  const { isOverridable, isActive, isMultiple, expiry, weight } = resource
  return {
    ...{ texts, categories, owners, binding, questions, grant, revoke },
    ...{ isOverridable, isActive, isMultiple, expiry, weight },
  }
}

/** The whole resource: the upstream may replace what is stored by what it is sent. */
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

/** What a resource gives, as it is sent: one entitlement at most. Source: docs/assumptions.md A-115. */
export function toBindings(binding: Binding | null): EntitlementBinding[] {
  if (!binding) return []
  const { entitlement, value, system } = binding
  return [
    { id: entitlement.id, parameterValue: value, ...(system && { paramLogicSystem: system }) },
  ]
}

/** What a question is called: in the default language, else in any, else by its id. */
export function labelOf({ id, labels }: Question, locale: string): string {
  return textIn(labels, locale).trim() || (labels[0]?.text.trim() ?? '') || id
}

/** Both approvals as a save sends them. */
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

/** A new resource under its common name, which comes from its name where none is entered. */
export function toNewResourceBody(fields: NewResourceFields, defaultLocale: string) {
  const body = toResourceBody(fields, defaultLocale)
  const [container] = fields.container
  return {
    ...body,
    id: fields.id || commonNameOf(body.name),
    ...(container && { subContainer: container.id }),
  }
}
