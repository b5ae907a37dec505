import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type AdminAssignmentListNode = components['schemas']['AdminAssignmentListNode']
type AdminAssignmentNode = components['schemas']['AdminAssignmentNode']
type AfTaskNode = components['schemas']['AfTaskNode']
type AssignedPermissionsNode = components['schemas']['AssignedPermissionsNode']
type AuthorisedObjectsNode = components['schemas']['AuthorisedObjectsNode']
type DelegationListNode = components['schemas']['DelegationListNode']
type DelgatedAdminRightsList = components['schemas']['DelgatedAdminRightsList']
type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type ProxyDefinitionListNode = components['schemas']['ProxyDefinitionListNode']
type TargetSetListNode = components['schemas']['TargetSetListNode']

export const personDn = (name: string) => `cn=${name},ou=users,o=data`
export const FINANCE = 'cn=Finance,cn=Level10,o=system'
export const PAYER = `cn=Payer,${FINANCE}`
export const ACCESS = 'cn=access,ou=groups,o=data'

/** The group `access` administers roles in part: its members may assign the roles in Finance. Mats is a member. */
const assignment: AdminAssignmentNode = {
  assignee: 'access',
  assigneeDn: ACCESS,
  assignmentTypeKey: 'GROUP',
  adminTypeKey: 'DELEGATED',
  domain: 'ROLES',
  domainType: 'Role',
  effectiveDate: Date.UTC(2025, 0, 1, 12),
}
const permission = {
  id: FINANCE,
  name: 'Finance',
  entityType: 'container',
  permission: 'assignRole',
}
const PERMISSIONS = [
  { key: 'assignRole', value: 'Assign Role' },
  { key: 'modifyRole', value: 'Modify Role' },
]

/** A server where Mats may assign the role Payer, acts for Lena and has Payer through another role; only Lena has her task. */
export function fakeExplanations() {
  const empty = { nextIndex: 0, total: 0 }
  return [
    http.get('*/rest/access/groups/membershipInfo', ({ request }) => {
      const isMats = new URL(request.url).searchParams.get('userDn') === personDn('mats')
      return HttpResponse.json({ groupMemberof: isMats ? [ACCESS] : [] })
    }),
    http.get('*/rest/admin/administrator/assignments', () =>
      HttpResponse.json<AdminAssignmentListNode>({ adminAssignments: [assignment], nextIndex: 0 }),
    ),
    http.get('*/rest/admin/administrator/assignments/adminDomains', () =>
      HttpResponse.json({ domains: [{ key: 'RBPM-APP', value: 'Configuration' }] }),
    ),
    http.get('*/rest/admin/permission', () => HttpResponse.json({ domains: PERMISSIONS })),
    http.get('*/rest/admin/permission/assignment', () =>
      HttpResponse.json<AssignedPermissionsNode>({ domains: [], permissions: [permission] }),
    ),
    http.post('*/rest/admin/permission/complexPermissionDetails', () =>
      HttpResponse.json<AuthorisedObjectsNode>({
        permissions: [{ id: PAYER, name: 'Payer', entityType: 'role' }],
      }),
    ),
    http.post('*/rest/catalog/delegatedAdmin/rights', () =>
      HttpResponse.json<DelgatedAdminRightsList>({
        opertionPermissionMap: [
          { permissionDn: PAYER, operationAccessMap: [{ key: 'assignRole', value: 'true' }] },
        ],
      }),
    ),
    http.get('*/rest/access/teams/managelist', () =>
      HttpResponse.json<TargetSetListNode>({ teams: [], totalCount: 0 }),
    ),
    http.get('*/rest/access/proxy/all', () =>
      HttpResponse.json<ProxyDefinitionListNode>({ proxyDefinitions: [actsForLena] }),
    ),
    http.post('*/rest/access/delegation/list', () =>
      HttpResponse.json<DelegationListNode>({ delegations: [], totalDelegations: 0 }),
    ),
    http.post('*/rest/access/availability/list', () => HttpResponse.json({ availability: [] })),
    http.post('*/rest/access/assignments/list', () =>
      HttpResponse.json<PermissionAssignmentListNode>({
        assignments: [holding],
        ...empty,
        total: 1,
      }),
    ),
    http.post('*/rest/access/tasks/item', () => HttpResponse.json<AfTaskNode>(task)),
  ]
}

const actsForLena = {
  dn: 'cn=p1',
  assignedUserDN: personDn('mats'),
  assignedUserName: 'mats',
  proxyForUsers: [{ dn: personDn('lena'), username: 'lena' }],
  expirytime: '',
}
const holding = {
  id: PAYER,
  name: 'Payer',
  entityType: 'role',
  causes: [{ type: 'role', sourcesDetails: { dn: 'cn=Buyer', name: 'Buyer' } }],
}
const task: AfTaskNode = {
  taskId: 't1',
  processName: 'Laptop',
  addressee: personDn('lena'),
  assignedTo: 'lena',
  addresseetype: 'user',
}
