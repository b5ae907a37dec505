import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/namespaces'
import type { Bootstrap } from '../shared/platform/session/sessionApi'
import { bootstrap } from './bootstrap'
import { renderAt } from './renderAt'

interface PageOptions {
  /** The texts it shows beside those of the frame. */
  texts?: readonly Namespace[]
  bootstrap?: Partial<Bootstrap>
  /** The search part of its address, `?q=ann`. */
  search?: string
}

/** A block on a page of its own, in the whole application. */
export function renderOnPage(
  Component: ComponentType,
  { texts = [], bootstrap: own, search = '' }: PageOptions,
) {
  const handle = { right: 'users', helpAnchor: 'users', titleKey: 'users' } as const
  const lazy = () => Promise.resolve({ Component })
  const routes = [{ path: 'users', lazy, texts, handle }]
  return renderAt(`/users${search}`, { routes, ...(own && { bootstrap: own }) })
}

/** A start in Arabic, which is written from the right. */
export function inArabic(): Partial<Bootstrap> {
  return { locales: { ...bootstrap().locales, user: 'ar' } }
}
