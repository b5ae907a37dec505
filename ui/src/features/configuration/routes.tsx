import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** Namespaces of the texts that every form of settings shows. */
const formTexts = ['confirm', 'drafts', 'forms', 'localizedText', 'picker', 'values'] as const
const texts = ['configuration', 'dataTable', ...formTexts] as const

const definitionTexts = [
  'entityDefinitions',
  'configuration',
  'confirm',
  'dataTable',
  'drafts',
  'forms',
  'values',
] as const

const handle = (helpAnchor: string) =>
  ({ right: 'configuration', titleKey: 'configuration', helpAnchor }) as const

export const configurationRoutes: AppRoute[] = [
  {
    path: 'configuration',
    lazy: async () => ({ Component: (await import('./ConfigurationPage')).ConfigurationPage }),
    texts: ['configuration', 'values'],
    handle: handle('configuration'),
  },
  {
    path: 'configuration/roleresource',
    lazy: async () => ({ Component: (await import('./plainPages')).RoleResourcePage }),
    texts,
    handle: handle('roleresource'),
  },
  {
    path: 'configuration/delegation',
    lazy: async () => ({ Component: (await import('./plainPages')).DelegationPage }),
    texts,
    handle: handle('delegation'),
  },
  {
    path: 'configuration/igConfiguration',
    lazy: async () => ({ Component: (await import('./plainPages')).IdentityGovernancePage }),
    texts,
    handle: handle('igconfiguration'),
  },
  {
    path: 'configuration/cprs',
    lazy: async () => ({ Component: (await import('./plainPages')).ReconciliationPage }),
    texts,
    handle: handle('cprs'),
  },
  {
    path: 'configuration/provisioning',
    lazy: async () => ({ Component: (await import('./plainPages')).DisplayPage }),
    texts,
    handle: handle('provisioning'),
  },
  {
    path: 'configuration/proxy',
    lazy: async () => ({ Component: (await import('./ProxyPage')).ProxyPage }),
    texts,
    handle: handle('proxy'),
  },
  {
    path: 'configuration/caching',
    lazy: async () => ({ Component: (await import('./CachingPage')).CachingPage }),
    texts,
    handle: handle('caching'),
  },
  {
    path: 'configuration/logging',
    lazy: async () => ({ Component: (await import('./LoggingPage')).LoggingPage }),
    texts,
    handle: handle('logging'),
  },
  {
    path: 'configuration/auditing',
    lazy: async () => ({ Component: (await import('./AuditingPage')).AuditingPage }),
    texts,
    handle: handle('auditing'),
  },
  {
    path: 'configuration/workflowengine',
    lazy: async () => ({ Component: (await import('./EnginePage')).EnginePage }),
    texts,
    handle: handle('workflowengine'),
  },
  {
    path: 'configuration/driverstatus',
    lazy: async () => ({ Component: (await import('./DriverStatusPage')).DriverStatusPage }),
    texts,
    handle: handle('driverstatus'),
  },
  {
    path: 'configuration/codemap',
    lazy: async () => ({ Component: (await import('./CodeMapPage')).CodeMapPage }),
    texts,
    handle: handle('codemap'),
  },
  {
    path: 'configuration/snapshot',
    lazy: async () => ({ Component: (await import('./snapshot/SnapshotPage')).SnapshotPage }),
    texts,
    handle: handle('snapshot'),
  },
  {
    path: 'configuration/entities',
    lazy: async () => ({
      Component: (await import('./entityDefinitions/EntityDefinitionsPage')).EntityDefinitionsPage,
    }),
    texts: definitionTexts,
    handle: handle('manage-entities'),
  },
  {
    path: 'configuration/entities/create',
    lazy: async () => ({
      Component: (await import('./entityDefinitions/EntityDefinitionCreatePage'))
        .EntityDefinitionCreatePage,
    }),
    texts: definitionTexts,
    handle: { ...handle('manage-entities'), titleKey: 'createEntityDefinition' },
  },
  {
    path: 'configuration/entities/:key',
    lazy: async () => ({
      Component: (await import('./entityDefinitions/EntityDefinitionPage')).EntityDefinitionPage,
    }),
    texts: definitionTexts,
    handle: handle('manage-entities'),
  },
  {
    path: 'emailapproval',
    lazy: async () => ({ Component: (await import('./plainPages')).EmailApprovalPage }),
    texts,
    handle: { right: 'emailapproval', helpAnchor: 'email-approvals', titleKey: 'emailapproval' },
  },
]

/** The index page with a card for each page. */
export const toConfiguration = () => '/configuration'

/** The address of one page of settings, focused on one setting where it is given. Email approval has a page key of its own. */
export function toSettings(page: string, setting?: string): string {
  const address = page === 'emailapproval' ? `/${page}` : `${toConfiguration()}/${page}`
  return setting === undefined ? address : `${address}?setting=${encodeURIComponent(setting)}`
}

/** The list of the kinds of entity. */
export const toEntityDefinitions = () => toSettings('entities')

/** The page that creates a kind of entity. */
export const toEntityDefinitionCreate = () => `${toEntityDefinitions()}/create`

/** The page of one kind of entity, for instance `device`. */
export const toEntityDefinition = (key: string) =>
  `${toEntityDefinitions()}/${encodeURIComponent(key)}`
