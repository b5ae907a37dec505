import type { Answers, HeldPermission, PermissionHolder, Recipient } from './holderModel'

/** What is assigned to whom. Dates are milliseconds since 1970; without a start it begins right away, without an end it stays. */
export interface PermissionGrant {
  permission: HeldPermission
  /** At least one; a resource is for people alone. */
  recipients: readonly Recipient[]
  reason: string
  effectiveAt: number | undefined
  expiresAt: number | undefined
  /** Why a conflict of duties is right here; `''` before one is known. */
  justification: string
  /** The answers to the questions of the resource. */
  answers?: Answers
}

export const OF_ROLE = 'catalog/roles/role/assignments'
export const OF_RESOURCE = 'catalog/resources/resource/assignments'

/** The call that asks for a role or resource. */
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

/** Dates are texts there. */
function datesOf({ effectiveAt, expiresAt }: Pick<PermissionGrant, 'effectiveAt' | 'expiresAt'>) {
  return {
    ...(effectiveAt !== undefined && { effectiveDate: String(effectiveAt) }),
    ...(expiresAt !== undefined && { expiryDate: String(expiresAt) }),
  }
}

/** An assignment of a holder, as it is revoked. */
export function takenFrom({ recipient: { dn, kind }, instanceId }: PermissionHolder) {
  return { assignedToDn: dn, subtype: kind, ...(instanceId && { instanceId }) }
}
