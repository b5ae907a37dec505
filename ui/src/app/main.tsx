import { createRoot } from 'react-dom/client'
import { createI18n } from '../i18n/i18n'
import { firstLocale } from '../i18n/storedLocale'
import '../shared/ui/tokens.css'
import '../shared/ui/base.css'
import { App } from './App'
import { createRouter } from './router'
import { featureRoutes } from './routes'
import { start } from './startup/start'
import { createStore } from './store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const store = createStore()
const i18n = createI18n(firstLocale())
void store.dispatch(start(i18n))
createRoot(root).render(
  <App
    store={store}
    i18n={i18n}
    router={createRouter(store, i18n, featureRoutes)}
    routes={featureRoutes}
  />,
)
