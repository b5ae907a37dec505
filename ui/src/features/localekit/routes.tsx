import type { AppRoute } from '../../shared/platform/routing/appRoute'

const handle = { right: 'localekit', helpAnchor: 'localekit', titleKey: 'localekit' } as const

export const localeKitRoutes: AppRoute[] = [
  {
    path: 'localekit',
    lazy: async () => ({ Component: (await import('./LocaleKitPage')).LocaleKitPage }),
    texts: ['localekit', 'dataTable'],
    handle,
  },
  {
    path: 'localekit/:locale',
    lazy: async () => ({ Component: (await import('./LocalePage')).LocalePage }),
    texts: ['localekit', 'drafts', 'forms', 'values'],
    handle,
  },
]

/** The list of the languages. */
export const toLocaleKit = () => '/localekit'

/** The texts of one language, which the address spells as the identity applications do: `zh_CN`. */
export const toLocale = (locale: string) => `${toLocaleKit()}/${encodeURIComponent(locale)}`
