import { use, useCallback, useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import { readPageRights } from '../../entities/navigation/api'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { mayOpen, pageKeys } from '../guards/access'
import { KnownRoutesContext } from '../navigation/knownRoutes'

/**
 * Which pages there are that the rights do not close, by the rule of the route guard. Until the rights
 * of all pages are known, those of the start count; so they do where they cannot be read.
 *
 * Source: SPEC 2 "Route guard".
 */
export function usePageAccess() {
  const routes = use(KnownRoutesContext)
  const keys = useMemo(() => [...new Set(routes.flatMap(pageKeys))], [routes])
  const { data, isLoading } = readPageRights.useQuery(keys)
  const { navigationRights } = useBootstrap()
  const open = useMemo(
    () => routes.filter((route) => mayOpen(route, data ?? navigationRights)),
    [routes, data, navigationRights],
  )
  const mayGo = useCallback(
    (path: string) => open.some((route) => matchPath(`/${route.path}`, path) !== null),
    [open],
  )
  return { isKnown: !isLoading, routes: open, mayGo }
}
