import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createStore } from '../app/store'
import { createI18n } from '../i18n/i18n'
import { LanguageProvider } from '../i18n/LanguageProvider'
import type { Language } from '../i18n/languages'

/** Renders a block alone, in a language and with a new store; without routes and without a start. */
export function renderBlock(block: ReactNode, language: Language = 'en') {
  const store = createStore()
  const i18n = createI18n(language)
  const view = render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <LanguageProvider>
          <Suspense>{block}</Suspense>
        </LanguageProvider>
      </Provider>
    </I18nextProvider>,
  )
  return { ...view, user: userEvent.setup(), store, i18n }
}
