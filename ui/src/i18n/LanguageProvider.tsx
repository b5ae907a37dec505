import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLayoutEffect, type ReactNode } from 'react'
import { directionOf } from './direction'
import { useLocale } from './useLocale'

/**
 * Turns the document and the components to the locale together, without a reload. The body says in which
 * language the interface's own texts are, so that a screen reader reads English to a reader of Swedish.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { tag, language, intlLocale, direction } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
    document.body.lang = language
  }, [tag, language, direction])
  // They read the direction from the locale, so English numbers cannot stand in for those of Dhivehi.
  const componentLocale = directionOf(intlLocale) === direction ? intlLocale : tag
  return <I18nProvider locale={componentLocale}>{children}</I18nProvider>
}
