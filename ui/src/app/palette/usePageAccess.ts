import { use, useCallback, useMemo } from 'react'
import { matchPath } from 'react-router-dom'
import { readPageRights } from '../../entities/navigation/api'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { KnownRoutesContext } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isOpenTo, mayOpen, pageKeys } from '../guards/access'
import { isOpenInProxyMode } from '../proxy-mode/proxyPages'

/**
 * Tells which pages exist and are open to the person, by the rule of the route guard. Until the rights of all pages are
 * loaded, or if they fail to load, the rights from the start are used. Source: SPEC 2 "Route guard".
 */
export function usePageAccess() {
  const isProxy = useProxiedUser() !== null
  const routes = use(KnownRoutesContext)
  const keys = useMemo(() => [...new Set(routes.flatMap(pageKeys))], [routes])
  const { data, isLoading } = readPageRights.useQuery(keys)
  const { navigationRights, rights } = useBootstrap()
  const open = useMemo(
    () =>
      routes.filter(
        (route) =>
          (!isProxy || isOpenInProxyMode(route.path)) &&
          isOpenTo(route, rights) &&
          mayOpen(route, data ?? navigationRights),
      ),
    [routes, data, navigationRights, rights, isProxy],
  )
  const mayGo = useCallback(
    (path: string) => open.some((route) => matchPath(`/${route.path}`, path) !== null),
    [open],
  )
  return { isKnown: !isLoading, routes: open, mayGo }
}
