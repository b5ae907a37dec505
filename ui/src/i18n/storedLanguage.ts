import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages'
import { fromUpstreamLocale } from './locale'

const KEY = 'current-locale'

/** Keeps the choice on this device. Source: SPEC 4 "Other states". */
export function rememberLanguage(language: Language) {
  localStorage.setItem(KEY, language)
}

/** The language before anything is known of the user: chosen here before, else the browser's. */
export function firstLanguage(): Language {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages]
  const known = wishes.map((wish) => wish?.split('-')[0] ?? '').find(isLanguage)
  return known ?? DEFAULT_LANGUAGE
}

/** The interface language for a locale of the identity applications, which know more of them. */
export function languageFor(upstreamLocale: string): Language | undefined {
  const language = fromUpstreamLocale(upstreamLocale).split('-')[0] ?? ''
  return isLanguage(language) ? language : undefined
}
