import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/namespaces'
import type { AppRoute } from '../shared/routing/appRoute'

/** One page, `/users`, that shows a block, for tests of the block in the whole application. */
export function blockRoutes(Component: ComponentType, texts: readonly Namespace[]): AppRoute[] {
  const handle = { right: 'users', helpAnchor: 'users', titleKey: 'users' } as const
  return [{ path: 'users', lazy: () => Promise.resolve({ Component }), texts, handle }]
}
