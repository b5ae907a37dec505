import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { createHashRouter, Navigate, type RouteObject } from 'react-router-dom'
import { loadTexts } from '../i18n/loadTexts'
import { loadPart } from '../shared/platform/parts/loadPart'
import type { AppRoute } from '../shared/platform/routing/appRoute'
import { useBootstrap } from '../shared/platform/session/useBootstrap'
import { EmptyState } from '../shared/ui/EmptyState'
import { GuardedPage, type GuardedPageData } from './guards/GuardedPage'
import { guardRoute } from './guards/guardRoute'
import { NotAvailable } from './navigation/NotAvailable'
import { useAreaDefault } from './navigation/useAreaDefault'
import { RootFailure } from './shell/RootFailure'
import { RouteFailure } from './shell/RouteFailure'
import { RouteLoading } from './shell/RouteLoading'
import { Shell } from './shell/Shell'
import type { AppStore } from './store'

function toRouteObject(store: AppStore, i18n: I18n, route: AppRoute): RouteObject {
  const guard = guardRoute(store, route)
  return {
    path: route.path,
    handle: route.handle,
    // Not as `lazy`: the router keeps a failure of that for as long as the page is open.
    loader: async (): Promise<GuardedPageData> => {
      const [{ Component }, , denied] = await Promise.all([
        loadPart(route.lazy),
        loadPart(() => loadTexts(i18n, route.texts)),
        guard(),
      ])
      return { Page: Component, denied }
    },
    Component: () => <GuardedPage section={route.handle.titleKey} />,
    ErrorBoundary: RouteFailure,
    HydrateFallback: RouteLoading,
  }
}

/**
 * All pages inside the shell, each behind its guard and its own error boundary.
 *
 * It starts to load the page of the address at once, beside the start of the application.
 */
export function createRouter(store: AppStore, i18n: I18n, routes: readonly AppRoute[]) {
  return createHashRouter([
    {
      path: '/',
      Component: Shell,
      ErrorBoundary: RootFailure,
      children: [
        { index: true, element: <Navigate to="/default" replace /> },
        { path: 'default', Component: DefaultArea },
        ...routes.map((route) => toRouteObject(store, i18n, route)),
        { path: '*', Component: NotAvailable },
      ],
    },
  ])
}

/** The section `default`, to which the empty path leads. Source: SPEC 2 "Top-level sections". */
function DefaultArea() {
  const { t } = useTranslation()
  const { path } = useAreaDefault(useBootstrap().navigationRights)
  if (path !== '/') return <Navigate to={path} replace />
  return <EmptyState art="locked" level={1} title={t('noArea.title')} text={t('noArea.text')} />
}

export type AppRouter = ReturnType<typeof createRouter>
