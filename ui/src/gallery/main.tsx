import { createRoot } from 'react-dom/client'
import { createHashRouter, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { App } from '../app/App'
import { start } from '../app/startup/start'
import { createStore } from '../app/store'
import { createI18n } from '../i18n/i18n'
import { densityChosen, themeChosen } from '../shared/appearance/appearanceSlice'
import '../shared/ui/tokens.css'
import '../shared/ui/base.css'
import { GalleryFrame } from './GalleryFrame'
import { GalleryPageView } from './GalleryPageView'
import { lookOf } from './looks'
import { network, startNetwork } from './network'
import { loadPage, pageIds } from './pages'

const store = createStore()
const i18n = createI18n(lookOf('language'))

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

await startNetwork()
store.dispatch(themeChosen(lookOf('theme')))
store.dispatch(densityChosen(lookOf('density')))
void store.dispatch(start(i18n))
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <App store={store} i18n={i18n} router={createGalleryRouter()} routes={[]} />,
  )
}
