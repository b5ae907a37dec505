import { createContext, use, useCallback } from 'react'
import { matchPath } from 'react-router-dom'
import { useBootstrap } from '../session/useBootstrap'
import type { AppRoute } from './appRoute'

/** All routes of the console. */
export const KnownRoutesContext = createContext<readonly AppRoute[]>([])

/** A function that says whether a path (`/users?q=ann`) leads to a page. */
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

/** A function that says whether a path leads to a page that the rights from the start leave open. */
export function useIsOpenPath(): (path: string) => boolean {
  const isKnownPath = useIsKnownPath()
  const { pages } = useBootstrap().navigationRights
  return useCallback(
    (path) => {
      const segment = /^[/]([^/?]*)/.exec(path)?.[1] ?? ''
      return isKnownPath(path) && pages[segment] !== false
    },
    [isKnownPath, pages],
  )
}
