import type { components } from '../../shared/platform/contract/schema'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import { isDn } from '../../shared/blocks/values/dn'
import type { Constraint } from './facts'
import type { Approver, AssignmentRow, Decider, Named } from './model'

type Schemas = components['schemas']

/** A call of the identity applications; `url` is relative to the REST root. */
export interface Call {
  url: string
  method?: 'POST'
  params?: Record<string, string | number | boolean>
  body?: unknown
}

/** A page of a list: its rows, and the total. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
}

/** A call, and a function that reads its answer. */
export interface Reading<Result> {
  call: Call
  read: (answer: unknown) => Result
}

const pageFrom = (first: number) => ({ q: '*', nextIndex: first, size: MAX_SIZE })

/** All holders of a role or resource. Source: docs/assumptions.md A-129. */
export const holdersOf =
  (kind: 'role' | 'resource', id: string) =>
  (first: number): Reading<ListPage<Named>> => ({
    call: {
      url: 'access/assignments/identities',
      params: { ...pageFrom(first), permissionId: id, permissionType: kind },
    },
    read: (answer) => {
      const { identities, total = identities.length } = answer as Schemas['IdentitiesNode']
      return { rows: identities.map(({ dn, name = dn }) => ({ id: dn, name })), total }
    },
  })

/** The number of holders of a role or resource. */
export function heldBy(kind: 'role' | 'resource', id: string): Reading<number> {
  const { call, read } = holdersOf(kind, id)(1)
  return {
    call: { ...call, params: { ...call.params, size: 1 } },
    read: (answer) => read(answer).total,
  }
}

/** The assignments of a role, or those of a resource and of the roles that it comes with. */
export const rowsOf =
  (kind: 'role' | 'resource', id: string) =>
  (first: number): Reading<ListPage<AssignmentRow>> => ({
    call: {
      url:
        kind === 'role'
          ? 'catalog/roles/role/assignments/v2'
          : 'catalog/resources/resource/assignments',
      method: 'POST',
      params: {
        ...pageFrom(first),
        onlyDirectAssignments: kind === 'role',
        sortBy: 'recipientFullName',
        sortOrder: 'asc',
      },
      body: { dn: id },
    },
    read: (answer) => {
      const { assignmentStatusList: rows, total = rows.length } =
        answer as Schemas['AssignmentStatusListNode']
      return { rows: rows.filter(isAssignment).map(readRow), total }
    },
  })

const PROVISIONED = '50'

/**
 * Whether a row is an assignment: the list also has requests that are pending or denied, and members of groups and
 * containers. Source: docs/assumptions.md A-470.
 */
function isAssignment(row: Schemas['AssignmentStatusNode']): boolean {
  const { statusCode = PROVISIONED, source = '' } = row
  return statusCode === PROVISIONED && !isDn(source)
}

function readRow(node: Schemas['AssignmentStatusNode']): AssignmentRow {
  const { recipientDn = '', recipientType = 'USER', recipientTypeSubContainer, dn } = node
  const kind = recipientType.toLowerCase()
  const isBelow = kind === 'container' && recipientTypeSubContainer === true
  const kinds = ['group', 'container', 'subtree'] as const
  return {
    holder: recipientDn,
    kind: isBelow ? 'subtree' : (kinds.find((each) => each === kind) ?? 'user'),
    assigned: dn,
  }
}

export const membersOf =
  (group: string) =>
  (first: number): Reading<ListPage<string>> => ({
    call: {
      url: 'access/groups/members',
      method: 'POST',
      params: pageFrom(first),
      body: { dn: group },
    },
    read: (answer) => {
      const { recipients, total = recipients.length } = answer as Schemas['RecipientListNode']
      return { rows: recipients.map(({ dn }) => dn), total }
    },
  })

/** A role in a list of related roles. */
export interface RelatedRole extends Named {
  level: number | undefined
}

/** The roles that a role contains, or those that contain it. */
export const related =
  (list: 'subRoles' | 'parentRoles', id: string) =>
  (first: number): Reading<ListPage<RelatedRole>> => ({
    call: {
      url: `catalog/roles/${list}/list`,
      method: 'POST',
      params: pageFrom(first),
      body: { id },
    },
    read: (answer) => {
      const { roles, total = roles.length } = answer as Schemas['RolesListResponseNode']
      const withLevel = (role: Schemas['RoleNode']) => ({
        ...readNamed(role),
        level: role.level ?? role.roleLevel?.level,
      })
      return { rows: roles.map(withLevel), total }
    },
  })

/** Resources that come with a role. */
export const resourcesOf =
  (id: string) =>
  (first: number): Reading<ListPage<Named>> => ({
    call: {
      url: 'catalog/roles/mappedResources/list',
      method: 'POST',
      params: pageFrom(first),
      body: { id },
    },
    read: (answer) => {
      const { resources, total = resources.length } = answer as Schemas['ResourcesListResponseNode']
      return { rows: resources.map(readNamed), total }
    },
  })

/** The constraints that one of some roles belongs to, and the names of their roles. Source: docs/assumptions.md A-178. */
export const constraintsOf = (
  roles: readonly string[],
): Reading<{ constraints: Constraint[]; roles: Named[] }> => ({
  call: {
    url: 'catalog/sods/roleSods',
    method: 'POST',
    params: pageFrom(1),
    body: { roles: roles.map((id) => ({ id })) },
  },
  read: (answer) => {
    const { sods } = answer as Schemas['SodsListResponseNode']
    return {
      constraints: sods.map(({ id = '', name = id, roles: pair = [] }) => ({
        id,
        name,
        roles: pair.map((role) => role.id),
      })),
      roles: sods.flatMap((sod) => (sod.roles ?? []).map(readNamed)),
    }
  },
})

/** The number of pending requests for a role. */
export const requestsFor = (type: 'role' | 'resource', id: string): Reading<number> => ({
  call: {
    url: 'access/requests/historylist/permission',
    method: 'POST',
    params: {
      q: '*',
      nextIndex: 1,
      size: 1,
      item: id,
      type,
      status: 'running,pending,approved',
    },
    body: {},
  },
  read: (answer) => (answer as Schemas['PermissionRequestHistoryListNode']).total ?? 0,
})

/** Checks whether an approver can decide: a person must exist, a group must have members. Undefined for other approvers. */
export function troubleOf(approver: Approver): Reading<Decider['trouble']> | undefined {
  if (approver.kind === 'group') {
    const { call, read } = membersOf(approver.id)(1)
    return {
      call: { ...call, params: { ...call.params, size: 1 } },
      read: (answer) => (read(answer).total === 0 ? 'empty' : 'none'),
    }
  }
  if (approver.kind !== 'user') return undefined
  return {
    call: { url: 'access/availability/list', method: 'POST', body: { dn: approver.id } },
    read: (answer) => {
      const { availabilityStatus = 0, hasDelegatesAssigned } =
        answer as Schemas['AvailabilityListNode']
      return availabilityStatus > 0 && hasDelegatesAssigned !== true ? 'away' : 'none'
    },
  }
}

function readNamed({ id, name = id }: { id: string; name?: string }): Named {
  return { id, name }
}
