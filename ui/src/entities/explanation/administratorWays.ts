import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { Administrator, Grant } from '../administrator/model'
import { periodState } from '../delegation/period'
import type { Reason, RoleHolder, Subject, Way } from './model'

/** An administrator assignment; `grants` are the permissions of a delegated administrator. */
export interface HeldAssignment {
  administrator: Administrator
  grants: readonly Grant[]
}

/** A question about a permission on an object. */
export interface PermissionQuestion {
  /** Key of the permission, `modifyRole`. */
  permission: string
  /** DN of the object. */
  object: string
}

/**
 * The assignments that apply to a person: direct ones, and those of a group, role or container of theirs. Source:
 * docs/assumptions.md A-633.
 */
export function assignmentsOf(person: RoleHolder, administrators: readonly Administrator[]) {
  const { dn, groups, roles } = person
  const dns = new Set([dn, ...groups.map((group) => group.dn), ...roles])
  return administrators.filter(
    (each) => dns.has(each.dn) || (each.assigneeType === 'container' && isBelow(dn, each.dn)),
  )
}

/**
 * The chains by administrator assignments: of the whole domain, or with the permission on the object or on a container
 * above it. Without a question, each assignment is a chain.
 *
 * Source: docs/assumptions.md.
 */
export function administratorWays(
  held: readonly HeldAssignment[],
  question: PermissionQuestion | undefined,
  now: number,
): Way[] {
  return held.flatMap(({ administrator, grants }) => {
    const way = (...more: Reason[]): Way => ({
      reasons: [...assignee(administrator), assignment(administrator), ...more],
      state: periodState(administrator, now),
    })
    if (administrator.isWhole || !question) return [way()]
    return grants
      .filter((grant) => covers(grant, question))
      .map((grant) => way(permission(administrator, grant, question)))
  })
}

/** The reason why an assignment applies to a person; none for a direct one. */
function assignee({ assigneeType: kind, dn: id, name }: Administrator): Reason[] {
  return kind === 'user' ? [] : [{ kind, id, name }]
}

function covers({ id, permissions }: Grant, { permission, object }: PermissionQuestion): boolean {
  return permissions.includes(permission) && (id === object || isBelow(object, id))
}

/** The group through which a person has the rights of `holder`; none for the person's own rights. */
export function membership(holder: string, { groups }: Subject): Reason[] {
  const group = groups.find(({ dn }) => dn === holder)
  return group ? [{ kind: 'group', id: group.dn, name: group.name }] : []
}

function assignment(administrator: Administrator): Reason {
  const { dn, name, domain, domainName, startsAt, endsAt, isWhole } = administrator
  return {
    kind: isWhole ? 'whole' : 'part',
    id: isWhole ? name : dn,
    name: domainName,
    domain,
    period: { startsAt, endsAt },
  }
}

function permission(
  { dn, domain }: Administrator,
  { id, name }: Grant,
  { object }: PermissionQuestion,
): Reason {
  return { kind: id === object ? 'permission' : 'permissionBelow', id: dn, name, domain }
}
