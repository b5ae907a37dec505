import { useEffect, useRef, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider, useStore } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { LanguageProvider } from '../i18n/LanguageProvider'

/** The error page of a route whose page failed with this error. Routers cannot be nested, so it has its own React root. */
export function failedWith(error: unknown, ErrorBoundary: ComponentType): ComponentType {
  return function Failed() {
    const place = useRef<HTMLDivElement>(null)
    const { i18n } = useTranslation()
    const store = useStore()
    useEffect(() => {
      if (!place.current) return undefined
      const fail = () => {
        throw error
      }
      const router = createMemoryRouter([
        { path: '/', loader: fail, ErrorBoundary, HydrateFallback: () => null },
      ])
      const root = createRoot(place.current)
      root.render(
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <LanguageProvider>
              <RouterProvider router={router} />
            </LanguageProvider>
          </I18nextProvider>
        </Provider>,
      )
      return () => {
        root.unmount()
        router.dispose()
      }
    }, [i18n, store])
    return <div ref={place} />
  }
}
