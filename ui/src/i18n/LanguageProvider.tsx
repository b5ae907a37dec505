import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLocale } from './useLocale'

/** Turns the document and the components to the language together, without a reload. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { intlLocale, direction } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = intlLocale
    document.documentElement.dir = direction
  }, [intlLocale, direction])
  return <I18nProvider locale={intlLocale}>{children}</I18nProvider>
}
