/** The languages of the console's texts; each has a folder in `locales/`. */
export const languages = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'nl',
  'pt-BR',
  'ru',
  'zh-CN',
  'zh-TW',
] as const

export type Language = (typeof languages)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}

function scriptOf(locale: string): string | undefined {
  return new Intl.Locale(locale).maximize().script
}

/**
 * The language of the texts for a locale: the locale itself, else its language in the same script (`zh-HK` -> `zh-TW`),
 * else its language (`pt-PT` -> `pt-BR`); undefined if there is none.
 */
export function writtenFor(locale: string): Language | undefined {
  const { language } = new Intl.Locale(locale)
  const related = languages.filter((each) => new Intl.Locale(each).language === language)
  return (
    related.find((each) => each === locale) ??
    related.find((each) => scriptOf(each) === scriptOf(locale)) ??
    related[0]
  )
}

/** A cache, because each text asks for its language. */
const found = new Map<string, Language>()

/** The language of a locale, with English as the fallback: `sv` -> `en`. Source: docs/assumptions.md A-240. */
export function languageFor(locale: string): Language {
  const language = found.get(locale) ?? writtenFor(locale) ?? DEFAULT_LANGUAGE
  found.set(locale, language)
  return language
}
