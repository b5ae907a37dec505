import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** The tabs of a client's page. */
export type ClientTab =
  'general' | 'access' | 'customization' | 'branding' | 'helpdesk' | 'dashboard'

const handle = { right: 'settings', helpAnchor: 'settings', titleKey: 'settings' } as const
const formTexts = ['confirm', 'drafts', 'forms', 'values'] as const

export const settingsRoutes: AppRoute[] = [
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./ClientsPage')).ClientsPage }),
    texts: ['settings', 'dataTable', ...formTexts],
    handle,
  },
  {
    path: 'settings/:client',
    lazy: async () => ({ Component: (await import('./ClientPage')).ClientPage }),
    texts: ['settings', 'dashboard', 'localizedText', 'picker', ...formTexts],
    handle: { ...handle, titleKey: 'client' },
  },
]

/** The list of clients. */
export const toClients = () => '/settings'

/** The settings of one client. */
export function toClient(id: string, tab: ClientTab = 'general'): string {
  const address = `${toClients()}/${encodeURIComponent(id)}`
  return tab === 'general' ? address : `${address}?section=${tab}`
}
