import type { AppRoute } from '../../shared/platform/routing/appRoute'

/** Page key for people who may edit the home page. */
export const EDIT_RIGHT = 'editlanding'

/** Page key for people who may edit the request page. */
export const EDIT_REQUEST_RIGHT = 'editrequest'

const editorTexts = ['landing', 'drafts', 'feedback', 'forms', 'picker', 'values'] as const

export const landingRoutes: AppRoute[] = [
  {
    path: 'landing',
    lazy: async () => ({ Component: (await import('./LandingPage')).LandingPage }),
    texts: ['landing', 'tasks', 'status', 'values'],
    handle: { right: 'landing', helpAnchor: 'landing', titleKey: 'home' },
  },
  {
    path: EDIT_RIGHT,
    lazy: async () => ({ Component: (await import('./EditLandingPage')).EditLandingPage }),
    texts: editorTexts,
    handle: { right: EDIT_RIGHT, helpAnchor: 'landing-edit', titleKey: EDIT_RIGHT },
  },
  {
    path: EDIT_REQUEST_RIGHT,
    lazy: async () => ({ Component: (await import('./EditRequestPage')).EditRequestPage }),
    texts: editorTexts,
    handle: {
      right: EDIT_REQUEST_RIGHT,
      helpAnchor: EDIT_REQUEST_RIGHT,
      titleKey: EDIT_REQUEST_RIGHT,
    },
  },
]

/** The home page. */
export const toLanding = () => '/landing'

/** The page that edits the items of the home page. */
export const toLandingEdit = () => `/${EDIT_RIGHT}`

/** The page that edits the items of the request page. */
export const toRequestsEdit = () => `/${EDIT_REQUEST_RIGHT}`
