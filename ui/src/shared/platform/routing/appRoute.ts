import type { Namespace } from '../../../i18n/namespaces'
import type { ComponentType } from 'react'
import type { Bootstrap } from '../session/sessionApi'
import type { SectionKey } from './sections'

export interface RouteHandle {
  /** Page key of the navigation rights: `users`; of a page below another that needs more than it, its own. */
  right: string
  /** Anchor in the help pages. */
  helpAnchor: string
  titleKey: SectionKey
  /** Is opened in a window of its own: without bar, menu and footer. */
  isWindow?: boolean
}

/** One page of a feature. */
export interface AppRoute {
  /** Without a leading slash: `users/:dn`. */
  path: string
  lazy: () => Promise<{ Component: ComponentType }>
  /** The texts it shows beside those of the frame; they load along with its code. */
  texts: readonly Namespace[]
  /** What the user rights have to say besides, where there is no page key for it. */
  isOpenTo?: (rights: Bootstrap['rights']) => boolean
  handle: RouteHandle
}
