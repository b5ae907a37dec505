import { categoryTab } from '../entities/category/pickerTab'
import { containerTab } from '../entities/container/pickerTab'
import { dirxmlDriverTab, driverTab } from '../entities/driver/pickerTab'
import { dropdownTab, entitlementValuesTab } from '../entities/entitlement/pickerTab'
import { entityTab } from '../entities/entity/pickerTab'
import { groupTab } from '../entities/group/pickerTab'
import { permissionTab } from '../entities/permission/pickerTab'
import { prdTab, teamPrdTab } from '../entities/request-definition/pickerTab'
import { resourceTab } from '../entities/resource/pickerTab'
import { roleTab } from '../entities/role/pickerTab'
import { sodRecipientTab, sodTab } from '../entities/sod/pickerTab'
import { teamTab } from '../entities/team/pickerTab'
import { userTab } from '../entities/user/pickerTab'
import { sessionStarted } from '../shared/platform/store/sessionSlice'
import type { PickerTab } from '../shared/blocks/entity-picker/pickerTab'

const CONFIG = 'cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system'
const ERP = 'cn=ERP Driver,cn=driverset1,o=system'
const VIEW = '15e179ad400255e4863bfb62183df86a:PRD100'
const client = { clientId: '1' }
const values = { source: { entitlementId: `cn=Profile,${ERP}` } }
const own = { ownDn: 'cn=aokafor,ou=users,o=data' }

/** A session that has started: calls need its context path. */
export const signedInNow = sessionStarted({
  session: { userName: 'a', fullName: 'A', idleUntil: Infinity, lastsUntil: Infinity },
  contextPath: '/IDMProv',
})

/** `cn=FinanceTeam`, whose requestors may set proxies. */
export const TEAM = `cn=FinanceTeam,cn=TeamDefs,${CONFIG}`

/** The tabs in the configurations of `tests/contract/picker_requests.json`. */
export const testTabs: Record<string, PickerTab> = {
  user: userTab(client),
  'user robUsers': userTab({ ...client, from: 'robUsers' }),
  'user proxyUsers': userTab({ ...client, from: 'proxyUsers' }),
  'user teamProxyUsers': userTab({ ...client, from: 'teamProxyUsers' }),
  'user observedUsers': userTab({ ...client, from: 'observedUsers' }),
  group: groupTab(client),
  'group restAccessGroup': groupTab({ ...client, from: 'restAccessGroup' }),
  'group robGroups': groupTab({ ...client, from: 'robGroups' }),
  role: roleTab({ needColumnLevel: true }),
  'role teamRole': roleTab({ teamRole: true }),
  'role teamRoleSubcontainer': roleTab({
    teamRoleSubcontainer: `cn=Level10,cn=RoleDefs,cn=RoleConfig,${CONFIG}`,
  }),
  'category of roles': categoryTab({ categoryType: 'role' }),
  'category of resources': categoryTab({ categoryType: 'resource' }),
  'container of roles': containerTab({ ...own, containerType: 'role' }),
  'container of resources': containerTab({ ...own, containerType: 'resource' }),
  'container of a level': containerTab({ ...own, containerType: 'role', level: 10 }),
  'container of requests': containerTab({ ...own, containerType: 'prd' }),
  'container of people': containerTab({ ...own, containerType: 'user' }),
  'prd of roles': prdTab({ prdType: 'role' }),
  'prd of resources': prdTab({ prdType: 'resource' }),
  'prd of constraints': prdTab({ prdType: 'sod' }),
  'prd, all': prdTab({ prdType: 'all' }),
  'prd of teams': teamPrdTab(),
  driverOrEntitlement: driverTab(),
  'driverOrEntitlement cprsSupported': driverTab({ cprsSupported: true }),
  dropdown: dropdownTab(values),
  entitlementValues: entitlementValuesTab(values),
  'entitlementValues of a logical system': entitlementValuesTab({
    source: { ...values.source, driverId: ERP, viewId: VIEW },
  }),
  'entitlementValues optionQueryUrl': entitlementValuesTab({
    source: { optionQueryUrl: `/IDMProv/rest/access/codeMap/${VIEW}/values` },
  }),
  resource: resourceTab(),
  'resource teamResource': resourceTab({ teamResource: true }),
  'resource teamResourceSubcontainer': resourceTab({
    teamResourceSubcontainer: `cn=ResourceDefs,cn=RoleConfig,${CONFIG}`,
  }),
  team: teamTab(),
  'team for availability': teamTab({ teamType: 'A' }),
  'team PType': teamTab({ teamType: 'P', PType: 'assignRole' }),
  sod: sodTab(),
  dirxmldriver: dirxmlDriverTab(),
  entity: entityTab({
    ...client,
    lookupEntity: 'device',
    lookupAttributes: ['Name', 'Model'],
    displayAttributes: ['Model'],
    isOrgchart: true,
  }),
  sodRecipient: sodRecipientTab(client),
  permission: permissionTab(),
  'permission robPermission': permissionTab({ robPermission: [TEAM] }),
}

/** A reply in all shapes of the upstream at once; each name gets a DN of its own. */
export function replyWith(names: readonly string[], nextIndex: number) {
  const things = names.map((name) => ({
    id: `cn=${name}`,
    dn: `cn=${name}`,
    name,
    fullName: name,
    entityDisplayValue: name,
    value: name,
    valueDisplayName: name,
    displayLabel: name,
  }))
  return {
    nextIndex,
    nextUserIndex: nextIndex,
    usersList: things,
    proxyForUsers: things,
    recipients: things,
    groups: things,
    entityList: things,
    roles: things,
    permissions: things,
    categories: things,
    requestDefs: things,
    drivers: things,
    entitlementValues: things,
    resources: things,
    teams: things,
    sods: things,
  }
}
