import { useTranslation } from 'react-i18next'
import { directionOf, type Direction } from './direction'
import { languageFor, type Language } from './languages'
import { toIntlLocale, toLanguageTag } from './locale'

interface Locale {
  /** What the person has chosen, `pt-BR`, `sv`; names, dates and numbers are shown in it. */
  locale: string
  /** The language of the interface's own texts: `en` for `sv`. */
  language: Language
  /** For `lang`: `ku-Arab`. */
  tag: string
  /** For Intl: `fa-u-ca-gregory`. */
  intlLocale: string
  direction: Direction
}

const known = new Map<string, Locale>()

function describe(locale: string): Locale {
  return {
    locale,
    language: languageFor(locale),
    tag: toLanguageTag(locale),
    intlLocale: toIntlLocale(locale),
    direction: directionOf(locale),
  }
}

/** The locale of the interface now; follows a change without a reload. */
export function useLocale(): Locale {
  const { language: locale } = useTranslation().i18n
  const found = known.get(locale) ?? describe(locale)
  known.set(locale, found)
  return found
}
