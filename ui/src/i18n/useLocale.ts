import { useTranslation } from 'react-i18next'
import { directionOf, type Direction } from './direction'
import { languageFor, type Language } from './languages'
import { toIntlLocale, toLanguageTag } from './locale'

interface Locale {
  /** The locale that the person has chosen, `pt-BR` or `sv`, for names, dates and numbers. */
  locale: string
  /** The language of the console's texts: `en` for `sv`. */
  language: Language
  /** The value of the `lang` attribute: `ku-Arab`. */
  tag: string
  /** The locale for Intl: `fa-u-ca-gregory`. */
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

/** The present locale; follows a change without a reload. */
export function useLocale(): Locale {
  const { language: locale } = useTranslation().i18n
  const found = known.get(locale) ?? describe(locale)
  known.set(locale, found)
  return found
}
