/** The languages this interface is written in; each has a folder in `locales/`. */
export const languages = ['en', 'ar'] as const

export type Language = (typeof languages)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag)
}
