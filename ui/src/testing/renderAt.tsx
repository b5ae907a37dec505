import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { App } from '../app/App'
import { createRouter } from '../app/router'
import { featureRoutes } from '../app/routes'
import { BrowserWindowContext } from '../shared/platform/parts/browserWindow'
import { start } from '../app/startup/start'
import { createStore } from '../app/store'
import { createI18n } from '../i18n/i18n'
import type { AppRoute } from '../shared/platform/routing/appRoute'
import type { Bootstrap } from '../shared/platform/session/sessionApi'
import { bootstrap } from './bootstrap'
import { atBff } from './addresses'
import { server } from './server'

interface RenderOptions {
  /** Data of the start, in addition to the usual data. */
  bootstrap?: Partial<Bootstrap>
  /** The routes; by default those of all features. */
  routes?: readonly AppRoute[]
}

const routers: ReturnType<typeof createRouter>[] = []

// A router listens to the address, and writes it late, until it is told not to; a test may have several, as tabs.
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose()
  window.history.replaceState(null, '', '/')
})

/**
 * Renders the whole application at a route, `/users?q=ann`, with a new store. Leaving the page is only recorded:
 * `departures` lists the addresses, with `reload` for a reload.
 */
export function renderAt(
  path: string,
  { bootstrap: own, routes = featureRoutes }: RenderOptions = {},
) {
  if (own) server.use(http.get(atBff('bff/bootstrap'), () => HttpResponse.json(bootstrap(own))))
  // A new hash would tell the router later, as a second navigation.
  window.history.replaceState(null, '', `#${path}`)
  const departures: string[] = []
  const browserWindow = {
    leave: (url: string) => departures.push(url),
    reload: () => departures.push('reload'),
  }
  const store = createStore()
  const i18n = createI18n('en')
  const router = createRouter(store, i18n, routes)
  routers.push(router)
  void store.dispatch(start(i18n))
  const view = render(
    <BrowserWindowContext value={browserWindow}>
      <App store={store} i18n={i18n} router={router} routes={routes} />
    </BrowserWindowContext>,
  )
  return { ...view, user: userEvent.setup(), store, i18n, router, departures }
}
