import type { BrandColours } from './brandProperties'

/** The defaults of the two vendors, who sell the same product. Source: SPEC 9 "Branding defaults". */
export const VENDOR_COLOURS = {
  barLeftColor: ['#15B7E8', '#19224A'],
  barRightColor: ['#0088CE', '#088CB2'],
  titleColor: ['#ffffff'],
} as const

/** Source: SPEC 9 "Branding defaults". */
export const VENDOR_TITLES = ['NetIQ Identity Manager', 'Identity Manager'] as const

/** The title if it is one of the vendors'. */
export const vendorTitle = (title: string) => VENDOR_TITLES.find((known) => known === title)

/** Settings of a section by key, `{"title": {"value": …}}`. */
type Branding = Readonly<Record<string, unknown>>

/** All non-empty texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Whether title, colors, footer, contact or image differ from the defaults of both vendors.
 *
 * Source: SPEC 3 "Client settings"; docs/assumptions.md A-552.
 */
export function isCustomised(branding: Branding): boolean {
  const valueOf = (key: string) => {
    const { value } = (branding[key] ?? {}) as { value?: unknown }
    return value
  }
  const differs = (key: string, defaults: readonly string[]) =>
    textsIn(valueOf(key)).some((text) => !defaults.includes(text.toLowerCase()))
  const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase())
  const colours = Object.keys(VENDOR_COLOURS) as (keyof BrandColours)[]
  return (
    differs('title', lower(VENDOR_TITLES)) ||
    colours.some((key) => differs(key, lower(VENDOR_COLOURS[key]))) ||
    valueOf('enableFooter') === true ||
    ['contactInfo', 'footerLink', 'image'].some((key) => differs(key, []))
  )
}
