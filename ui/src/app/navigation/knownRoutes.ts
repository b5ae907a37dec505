import { createContext, use, useCallback } from 'react'
import { matchPath } from 'react-router-dom'
import type { AppRoute } from '../../shared/routing/appRoute'
import { featureRoutes } from '../routes'

/** The pages there are. */
export const KnownRoutesContext = createContext<readonly AppRoute[]>(featureRoutes)

/** Tells whether a path (`/users?q=ann`) leads to a page. */
export function useIsKnownPath(): (path: string) => boolean {
  const routes = use(KnownRoutesContext)
  return useCallback(
    (path) => {
      const pathname = path.split('?')[0] ?? ''
      return routes.some((route) => matchPath(`/${route.path}`, pathname) !== null)
    },
    [routes],
  )
}
