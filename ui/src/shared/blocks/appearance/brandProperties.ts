import { isReadable, parseColor } from './contrast'

/** By the names of the settings; what is no colour leaves the product's own. */
export interface BrandColours {
  barLeftColor: string
  barRightColor: string
  titleColor: string
}

/** The colors of the product, when the client sets none. Source: SPEC 9 "Branding defaults". */
export const PRODUCT_COLOURS: BrandColours = {
  barLeftColor: '#19224A',
  barRightColor: '#088CB2',
  titleColor: '#ffffff',
}

/**
 * The custom properties of the brand bar, name to value; null leaves the product's own.
 *
 * The text on the bar is computed by tokens.css and is always readable. The configured title
 * colour is taken only where it is readable too.
 *
 * Source: SPEC 3 "Client settings"; SPEC 9 "Branding defaults"; docs/assumptions.md A-24.
 */
export function brandProperties(colours: BrandColours) {
  const start = colourOf(colours.barLeftColor)
  const title = colourOf(colours.titleColor)
  const ground = start ?? PRODUCT_COLOURS.barLeftColor
  return {
    '--brand-start': start,
    '--brand-end': colourOf(colours.barRightColor),
    '--brand-title': title !== null && isReadable(title, ground) ? title : null,
  }
}

function colourOf(text: string): string | null {
  return parseColor(text) ? text : null
}
