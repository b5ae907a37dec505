import { useTranslation } from 'react-i18next'
import { directionOf, type Direction } from './direction'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages'
import { toLanguageTag } from './locale'

interface Locale {
  language: Language
  /** For Intl and `lang`: `ar`. */
  intlLocale: string
  direction: Direction
}

/** The language of the interface now; follows a change without a reload. */
export function useLocale(): Locale {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  return { language, intlLocale: toLanguageTag(language), direction: directionOf(language) }
}
