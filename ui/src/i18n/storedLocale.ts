import { DEFAULT_LANGUAGE, writtenFor } from './languages'
import { fromUpstreamLocale } from './locale'

const KEY = 'current-locale'

/** Stores the chosen locale on this device. Source: SPEC 4 "Other states". */
export function rememberLocale(locale: string) {
  localStorage.setItem(KEY, locale)
}

/** The locale before the user is known: the one that was chosen on this device, else that of the browser. */
export function firstLocale(): string {
  const chosen = localStorage.getItem(KEY)
  if (chosen) return fromUpstreamLocale(chosen)
  return navigator.languages.map(writtenFor).find(Boolean) ?? DEFAULT_LANGUAGE
}
