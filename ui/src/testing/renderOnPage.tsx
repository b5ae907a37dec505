import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/namespaces'
import type { Bootstrap } from '../shared/platform/session/sessionApi'
import { bootstrap } from './bootstrap'
import { renderAt } from './renderAt'

interface PageOptions {
  /** Namespaces of its texts, besides those of the frame. */
  texts?: readonly Namespace[]
  bootstrap?: Partial<Bootstrap>
  /** The query of its address, `?q=ann`. */
  search?: string
}

/** Renders a block on a page of its own, in the whole application. */
export function renderOnPage(
  Component: ComponentType,
  { texts = [], bootstrap: own, search = '' }: PageOptions,
) {
  const handle = { right: 'users', helpAnchor: 'users', titleKey: 'users' } as const
  const lazy = () => Promise.resolve({ Component })
  const routes = [{ path: 'users', lazy, texts, handle }]
  return renderAt(`/users${search}`, { routes, ...(own && { bootstrap: own }) })
}

/** Data of the start in Arabic, which is written from right to left. */
export function inArabic(): Partial<Bootstrap> {
  return { locales: { ...bootstrap().locales, user: 'ar' } }
}
