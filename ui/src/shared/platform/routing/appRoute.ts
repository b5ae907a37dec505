import type { Namespace } from '../../../i18n/namespaces'
import type { ComponentType } from 'react'
import type { Bootstrap } from '../session/sessionApi'
import type { SectionKey } from './sections'

export interface RouteHandle {
  /** Page key of the rights, `users`; a page that needs a further right has its own. */
  right: string
  /** Anchor in the help pages. */
  helpAnchor: string
  titleKey: SectionKey
  /** Whether the page opens in its own window: without bar, menu and footer. */
  isWindow?: boolean
}

/** The route of one page of a feature. */
export interface AppRoute {
  /** The path without a leading slash: `users/:dn`. */
  path: string
  lazy: () => Promise<{ Component: ComponentType }>
  /** Namespaces of its texts, besides those of the frame; they are loaded with its code. */
  texts: readonly Namespace[]
  /** A further condition on the person's rights, for pages without a page key of their own. */
  isOpenTo?: (rights: Bootstrap['rights']) => boolean
  handle: RouteHandle
}
