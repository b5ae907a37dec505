import { DEFAULT_LANGUAGE, languageFor } from './languages'

const UPSTREAM_SPELLING: Readonly<Record<string, string>> = {
  'zh-CN': 'zh_CN',
  'zh-TW': 'zh_TW',
  he: 'iw',
}

/** Browsers take these two for left-to-right unless the script is named. */
const NAMED_SCRIPT: Readonly<Record<string, string>> = { ku: 'ku-Arab', ha: 'ha-Arab' }

/**
 * A locale as the identity applications spell it: `he` -> `iw`, `zh-CN` -> `zh_CN`.
 *
 * Source: SPEC 5 "Other", list locale mapping.
 */
export function toUpstreamLocale(locale: string): string {
  return UPSTREAM_SPELLING[locale] ?? locale
}

/** A locale from the spelling of the identity applications: `iw` -> `he`, `zh_CN` -> `zh-CN`; English for an invalid one. */
export function fromUpstreamLocale(spelling: string): string {
  try {
    return new Intl.Locale(spelling.replaceAll('_', '-')).toString()
  } catch {
    return DEFAULT_LANGUAGE
  }
}

/** A locale as `<html lang>` takes it (BCP 47): `ku` -> `ku-Arab`. */
export function toLanguageTag(locale: string): string {
  return NAMED_SCRIPT[locale] ?? locale
}

/**
 * A locale for Intl: with the calendar of the identity applications, `fa` -> `fa-u-ca-gregory`; the language of the
 * texts if Intl does not know the locale, `dv` -> `en`.
 */
export function toIntlLocale(locale: string): string {
  const tag = toLanguageTag(locale)
  const { calendar, locale: nearest } = new Intl.DateTimeFormat(tag).resolvedOptions()
  if (new Intl.Locale(nearest).language !== new Intl.Locale(tag).language)
    return languageFor(locale)
  return calendar === 'gregory' ? tag : new Intl.Locale(tag, { calendar: 'gregory' }).toString()
}
