import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLayoutEffect, type ReactNode } from 'react'
import { directionOf } from './direction'
import { useLocale } from './useLocale'

/**
 * Sets the locale of the document and of the components together, without a reload. `lang` of the
 * body is the language of the interface's own texts: for a locale without texts, a screen reader
 * then reads them as English.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { tag, language, intlLocale, direction } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.lang = tag
    document.documentElement.dir = direction
    document.body.lang = language
  }, [tag, language, direction])
  // The components take the direction from the locale. A locale for Intl with another direction,
  // such as English for Dhivehi, is not passed to them.
  const componentLocale = directionOf(intlLocale) === direction ? intlLocale : tag
  return <I18nProvider locale={componentLocale}>{children}</I18nProvider>
}
