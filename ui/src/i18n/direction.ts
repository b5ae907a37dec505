const RIGHT_TO_LEFT = new Set(
  ['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'iw', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi'], //
)

export type Direction = 'ltr' | 'rtl'

/**
 * The writing direction of a locale; only its language counts: `ar-EG`, `zh_TW`, `ku-Arab`.
 *
 * Source: SPEC 9 "Dates and time", right-to-left locales.
 */
export function directionOf(locale: string): Direction {
  const language = locale.split(/[-_]/)[0] ?? ''
  return RIGHT_TO_LEFT.has(language.toLowerCase()) ? 'rtl' : 'ltr'
}
