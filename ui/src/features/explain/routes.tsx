import type { AppRoute } from '../../shared/platform/routing/appRoute'

const texts = ['explain', 'picker', 'values'] as const

export const explainRoutes: AppRoute[] = [
  {
    path: 'configuration/why',
    lazy: async () => ({ Component: (await import('./WhyPage')).WhyPage }),
    texts,
    handle: { right: 'configuration', helpAnchor: 'adminassignments', titleKey: 'why' },
  },
  {
    path: 'rights',
    lazy: async () => ({ Component: (await import('./OwnRightsPage')).OwnRightsPage }),
    texts,
    isOpenTo: ({ domains = [] }) => domains.length > 0,
    handle: { right: 'rights', helpAnchor: 'adminassignments', titleKey: 'rights' },
  },
]

/** The value of `can` that asks why a person has the role or resource. */
export const HAVE = 'have'

/** DNs of a person and of an object, or the id of a task. The page asks for those that are missing. */
interface Asked {
  who?: string
  object?: string
  task?: string
}

/** The page that explains why a person may do something. */
export const toWhy = (asked: Asked = {}) => `/configuration/why${search(asked)}`

/** The page with the rights of the signed-in person, on one object where its DN is given. */
export const toOwnRights = (object?: string) => `/rights${search(object ? { object } : {})}`

function search(asked: Asked): string {
  const params = new URLSearchParams(asked as Record<string, string>).toString()
  return params === '' ? '' : `?${params}`
}
