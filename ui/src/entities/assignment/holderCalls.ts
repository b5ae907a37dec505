import type { Answers, HeldPermission, PermissionHolder, Recipient } from './holderModel'

/**
 * A request to assign a permission. Dates are milliseconds since 1970; without a start it begins
 * now, without an end it is permanent.
 */
export interface PermissionGrant {
  permission: HeldPermission
  /** At least one recipient; a resource is assigned to people only. */
  recipients: readonly Recipient[]
  reason: string
  effectiveAt: number | undefined
  expiresAt: number | undefined
  /** The justification of a conflict of duties; `''` while there is none. */
  justification: string
  /** The answers to the questions of the resource. */
  answers?: Answers
}

export const OF_ROLE = 'catalog/roles/role/assignments'
export const OF_RESOURCE = 'catalog/resources/resource/assignments'

/** The call that requests a role or resource. */
export function grantOf(grant: PermissionGrant) {
  return grant.permission.kind === 'role' ? grantOfRole(grant) : grantOfResource(grant)
}

function grantOfRole({ permission, recipients, reason, justification, ...dates }: PermissionGrant) {
  const assignmentToList = recipients.map(({ dn, kind }) => ({
    assignedToDn: dn,
    subtype: kind,
    ...(justification && { sodJustification: justification }),
  }))
  const assigned = { id: permission.id, entityType: 'role', assignmentToList, ...datesOf(dates) }
  return { url: `${OF_ROLE}/assign`, body: { reason, assignments: [assigned] } }
}

function grantOfResource(grant: PermissionGrant) {
  const { permission, recipients, reason, answers = {}, ...dates } = grant
  const recipientDns = recipients.map(({ dn }) => dn)
  const given = Object.entries(answers).map(([paramName, paramValues]) => ({
    paramName,
    paramValues: [...paramValues],
  }))
  return {
    url: `${OF_RESOURCE}/assign`,
    body: {
      dn: permission.id,
      recipientDns,
      description: reason,
      ...datesOf(dates),
      ...(given.length > 0 && { dynamicParams: { dynamicParamList: given } }),
    },
  }
}

/** The dates of the call, which are texts. */
function datesOf({ effectiveAt, expiresAt }: Pick<PermissionGrant, 'effectiveAt' | 'expiresAt'>) {
  return {
    ...(effectiveAt !== undefined && { effectiveDate: String(effectiveAt) }),
    ...(expiresAt !== undefined && { expiryDate: String(expiresAt) }),
  }
}

/** The assignment of a holder in the body of a revocation. */
export function takenFrom({ recipient: { dn, kind }, instanceId }: PermissionHolder) {
  return { assignedToDn: dn, subtype: kind, ...(instanceId && { instanceId }) }
}
