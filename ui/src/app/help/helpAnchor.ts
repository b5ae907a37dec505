/** Source: SPEC 2 "Help", anchor mapping; reasons of rights stand with those who give them. */
const ANCHORS: Readonly<Record<string, string>> = {
  igConfiguration: 'igconfiguration',
  dashboard: 'dashboard_intro',
  emailapproval: 'email-approvals',
  entities: 'manage-entities',
  editlanding: 'landing-edit',
  proxyassignments: 'proxy-assign',
  createUser: 'users',
  taskHistory: 'task-history',
  why: 'adminassignments',
  rights: 'adminassignments',
}

/**
 * The help anchor of a page, by the first segment of its path, or by the second below `configuration`.
 *
 * @param path - `/users/ann`; empty for the start page, whose help is at the top.
 */
export function helpAnchor(path: string): string {
  const [first = '', second] = path.split('/').filter((segment) => segment !== '')
  const segment = first === 'configuration' ? (second ?? first) : first
  return ANCHORS[segment] ?? segment
}
