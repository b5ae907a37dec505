/** A domain whose administrators may open a page: those of the whole domain, or delegated ones too. */
export interface PageGrant {
  /** Key of the domain, `ROLES`. */
  domain: string
  isWhole: boolean
}

const part = (domain: string): PageGrant => ({ domain, isWhole: false })
const whole = (domain: string): PageGrant => ({ domain, isWhole: true })

/**
 * The domains that open the pages for administrators, by page key. The server can open more pages, and trustees of a
 * client can hide a page.
 *
 * Source: docs/assumptions.md.
 */
export const pageGrants: Readonly<Record<string, readonly PageGrant[]>> = {
  role: [part('ROLES')],
  'create Role': [part('ROLES')],
  resource: [part('RESOURCES')],
  'create Resource': [part('RESOURCES')],
  mapresources: [part('ROLES'), part('RESOURCES')],
  sod: [whole('ROLES'), whole('COMPLIANCE')],
  'create Sod': [whole('ROLES')],
  proxyassignments: [part('PROVISIONING')],
  workflowmonitoring: [part('PROVISIONING')],
  emailapproval: [whole('PROVISIONING'), whole('RBPM-APP')],
  cprs: [whole('RESOURCES'), whole('RBPM-APP')],
  manageusers: [whole('SECURITY')],
  createUser: [whole('SECURITY')],
  configuration: [whole('SECURITY'), whole('RBPM-APP')],
  settings: [whole('RBPM-APP')],
  localekit: [whole('RBPM-APP')],
  editlanding: [whole('RBPM-APP')],
  editrequest: [whole('RBPM-APP')],
  globalDashboard: [whole('RBPM-APP')],
}
