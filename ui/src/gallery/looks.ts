import { languages } from '../i18n/languages'

/**
 * The parameters of the gallery's address, before the hash:
 * `?theme=dark&density=compact&language=ar`.
 */
export const looks = {
  theme: ['light', 'dark'],
  density: ['comfortable', 'compact'],
  language: languages,
} as const

export type LookName = keyof typeof looks

/** The requested value if it is valid, else the first one. */
export function lookOf<Name extends LookName>(name: Name): (typeof looks)[Name][number] {
  const asked = new URLSearchParams(window.location.search).get(name)
  return looks[name].find((value) => value === asked) ?? looks[name][0]
}

/** The address of the same page with another look. */
export function addressWith(name: LookName, value: string): string {
  const params = new URLSearchParams(window.location.search)
  params.set(name, value)
  return `?${params.toString()}${window.location.hash}`
}
