import { isReadable, parseColor } from './contrast'

/** The brand colors by the keys of their settings; for an invalid color that of the product is used. */
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
 * The custom properties of the brand bar by name; null keeps the product's own. Text on the bar gets a readable color
 * in tokens.css, and the configured title color is used only where it is readable. Source: SPEC 3 "Client settings";
 * SPEC 9 "Branding defaults"; docs/assumptions.md A-24.
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
