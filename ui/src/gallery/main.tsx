import { createRoot } from 'react-dom/client'
import { createHashRouter, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { App } from '../app/App'
import { start } from '../app/startup/start'
import { createStore } from '../app/store'
import { createI18n } from '../i18n/i18n'
import { densityChosen, themeChosen } from '../shared/platform/store/appearanceSlice'
import '../shared/ui/tokens.css'
import '../shared/ui/base.css'
import { watchActivity } from './activity'
import { GalleryFrame } from './GalleryFrame'
import { GalleryPageView } from './GalleryPageView'
import { lookOf } from './looks'
import { network, startNetwork } from './network'
import { loadPage, pageIds } from './pages'

async function openPage({ params }: LoaderFunctionArgs) {
  const page = await loadPage(params.id ?? '')
  network.resetHandlers()
  network.use(...(page.network ?? []))
  return page
}

function createGalleryRouter() {
  return createHashRouter([
    {
      Component: GalleryFrame,
      children: [
        { path: '/:id', Component: GalleryPageView, loader: openPage, HydrateFallback: () => null },
        { path: '*', loader: () => redirect(`/${pageIds[0] ?? ''}`) },
      ],
    },
  ])
}

/** Mounts a page with empty local storage, as on a first visit. */
function begin(container: HTMLElement) {
  localStorage.clear()
  const store = createStore()
  const i18n = createI18n(lookOf('language'))
  const router = createGalleryRouter()
  const root = createRoot(container)
  store.dispatch(themeChosen(lookOf('theme')))
  store.dispatch(densityChosen(lookOf('density')))
  void store.dispatch(start(i18n))
  root.render(<App store={store} i18n={i18n} router={router} routes={[]} />)
  const end = () => {
    root.unmount()
    router.dispose()
    begin(container)
  }
  window.addEventListener('hashchange', end, { once: true })
}

watchActivity()
await startNetwork()
const container = document.getElementById('root')
if (container) begin(container)
