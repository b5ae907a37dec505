import { DEFAULT_LANGUAGE, writtenFor } from './languages'
import { fromUpstreamLocale } from './locale'

const KEY = 'current-locale'

/** Keeps the choice on this device. Source: SPEC 4 "Other states". */
export function rememberLocale(locale: string) {
  localStorage.setItem(KEY, locale)
}

/** The locale before anything is known of the user: chosen here before, else the browser's. */
export function firstLocale(): string {
  const chosen = localStorage.getItem(KEY)
  if (chosen) return fromUpstreamLocale(chosen)
  return navigator.languages.map(writtenFor).find(Boolean) ?? DEFAULT_LANGUAGE
}
