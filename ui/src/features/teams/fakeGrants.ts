import { bean, team } from './fakeTeamsServer'
import { toTeam } from './routes'

export const nightShift = team('Night Shift', {
  domainTypes: ['ROLES', 'RESOURCES', 'PROVISIONING'],
})

/** Opens the tab with the permissions of the team. */
export const permissionsTab = `${toTeam(nightShift.dn)}?section=permissions`

export const FINANCE = 'cn=Finance,cn=RoleDefs'

export const payer = [bean('Payer', 'viewRole'), bean('Payer', 'assignRole')]
export const finance = bean('Finance', 'assignRole', {
  objClass: 'nrfRoleDefs',
  authObjDN: FINANCE,
  resolvedAuthObjDN: FINANCE,
})
export const auditor = bean('Auditor', '', { excluded: true })
export const laptop = bean('Laptop', 'assignResource', {
  domainType: 'RESOURCES',
  objClass: 'nrfResource',
  authObjDN: 'cn=Laptop,cn=ResourceDefs',
})
