import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'configuration', titleKey: 'configuration' } as const

/** What the form of settings shows beside. */
const formTexts = ['confirm', 'drafts', 'forms', 'localizedText', 'picker', 'values'] as const
const texts = ['configuration', 'dataTable', ...formTexts] as const

const path = (page: string) => `configuration/${page}`

/** Pages that are settings and nothing else. */
const plainPages: AppRoute[] = (
  ['roleresource', 'delegation', 'igConfiguration', 'cprs', 'provisioning'] as const
).map((page) => ({
  path: path(page),
  lazy: async () => {
    const { settingsPageOf } = await import('./SettingsPage')
    return { Component: settingsPageOf(page) }
  },
  texts,
  handle: { ...handle, helpAnchor: page.toLowerCase() },
}))

export const configurationRoutes: AppRoute[] = [
  {
    path: 'configuration',
    lazy: async () => ({ Component: (await import('./ConfigurationPage')).ConfigurationPage }),
    texts: ['configuration'],
    handle: { ...handle, helpAnchor: 'configuration' },
  },
  ...plainPages,
  {
    path: path('proxy'),
    lazy: async () => ({ Component: (await import('./ProxyPage')).ProxyPage }),
    texts,
    handle: { ...handle, helpAnchor: 'proxy' },
  },
  {
    path: path('caching'),
    lazy: async () => ({ Component: (await import('./CachingPage')).CachingPage }),
    texts,
    handle: { ...handle, helpAnchor: 'caching' },
  },
  {
    path: path('logging'),
    lazy: async () => ({ Component: (await import('./LoggingPage')).LoggingPage }),
    texts,
    handle: { ...handle, helpAnchor: 'logging' },
  },
  {
    path: path('auditing'),
    lazy: async () => ({ Component: (await import('./AuditingPage')).AuditingPage }),
    texts,
    handle: { ...handle, helpAnchor: 'auditing' },
  },
  {
    path: path('workflowengine'),
    lazy: async () => ({ Component: (await import('./EnginePage')).EnginePage }),
    texts,
    handle: { ...handle, helpAnchor: 'workflowengine' },
  },
  {
    path: path('driverstatus'),
    lazy: async () => ({ Component: (await import('./DriverStatusPage')).DriverStatusPage }),
    texts,
    handle: { ...handle, helpAnchor: 'driverstatus' },
  },
  {
    path: path('codemap'),
    lazy: async () => ({ Component: (await import('./CodeMapPage')).CodeMapPage }),
    texts,
    handle: { ...handle, helpAnchor: 'codemap' },
  },
  {
    path: 'emailapproval',
    lazy: async () => {
      const { settingsPageOf } = await import('./SettingsPage')
      return { Component: settingsPageOf('emailapproval') }
    },
    texts,
    handle: { right: 'emailapproval', helpAnchor: 'email-approvals', titleKey: 'emailapproval' },
  },
]

/** The cards of all pages. */
export const toConfiguration = () => '/configuration'

/** One page of settings, at one of them. Email approval has a page key of its own. */
export function toSettings(page: string, setting?: string): string {
  const address = page === 'emailapproval' ? `/${page}` : `${toConfiguration()}/${page}`
  return setting === undefined ? address : `${address}?setting=${encodeURIComponent(setting)}`
}
