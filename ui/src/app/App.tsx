import type { i18n as I18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router-dom'
import { LanguageProvider } from '../i18n/LanguageProvider'
import { useFrameTexts } from '../i18n/useFrameTexts'
import type { AppRoute } from '../shared/platform/routing/appRoute'
import { useAppearance } from './appearance/useAppearance'
import { KnownRoutesContext } from '../shared/platform/routing/knownRoutes'
import { LookUpsContext } from '../shared/blocks/workflow-form/lookUpsContext'
import { lookUps } from './lookUps'
import type { AppRouter } from './router'
import { IdleWarning } from './session/idle/IdleWarning'
import { PasswordChange } from './session/passwordChange/PasswordChange'
import { usePartsAhead } from './session/usePartsAhead'
import { useRestoredPage } from './session/useRestoredPage'
import { useEndInAllTabs } from './session/useEndInAllTabs'
import { Startup } from './startup/Startup'
import { TextsFailure } from './startup/TextsFailure'
import type { AppStore } from './store'

interface AppProps {
  store: AppStore
  i18n: I18n
  router: AppRouter
  /** All routes of the router. */
  routes: readonly AppRoute[]
}

function Frame({ router, routes }: Pick<AppProps, 'router' | 'routes'>) {
  useAppearance()
  useEndInAllTabs()
  useRestoredPage()
  usePartsAhead()
  return (
    <>
      <Startup>
        <IdleWarning />
        <KnownRoutesContext value={routes}>
          <LookUpsContext value={lookUps}>
            <RouterProvider router={router} />
          </LookUpsContext>
        </KnownRoutesContext>
      </Startup>
      <PasswordChange />
    </>
  )
}

export function App({ store, i18n, router, routes }: AppProps) {
  const texts = useFrameTexts(i18n)
  if (texts === 'awaited') return <div className="loading" />
  if (texts === 'missing') return <TextsFailure locale={i18n.language} />
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LanguageProvider>
          <Frame router={router} routes={routes} />
        </LanguageProvider>
      </Provider>
    </I18nextProvider>
  )
}
