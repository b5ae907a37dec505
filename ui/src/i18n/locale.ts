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

/** The way back: `iw` -> `he`, `zh_CN` -> `zh-CN`. */
export function fromUpstreamLocale(spelling: string): string {
  const pair = Object.entries(UPSTREAM_SPELLING).find(([, upstream]) => upstream === spelling)
  return pair?.[0] ?? spelling.replaceAll('_', '-')
}

/** A locale as `<html lang>` and Intl take it (BCP 47): `ku` -> `ku-Arab`. */
export function toLanguageTag(locale: string): string {
  return NAMED_SCRIPT[locale] ?? locale
}
