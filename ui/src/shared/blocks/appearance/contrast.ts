/** The lowest contrast of normal text. Source: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5

type Rgb = readonly [number, number, number]

/** The channels of a color such as `#19224a` or `#fff`; undefined for anything else. */
export function parseColor(color: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]
  if (digits === undefined) return undefined
  const width = digits.length / 3
  const channel = (index: number) => {
    const hex = digits.slice(index * width, (index + 1) * width)
    return Number.parseInt(width === 1 ? hex + hex : hex, 16)
  }
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colors, 1 to 21; 0 when one of them is invalid. */
export function contrast(one: string, other: string): number {
  const colors = [parseColor(one), parseColor(other)]
  const lights = colors.flatMap((color) => (color ? [luminance(color)] : []))
  if (lights.length < 2) return 0
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/**
 * The color of text whose own color is unreadable on a ground: black or white, with a contrast of at least 4.58:1.
 * Computed in tokens.css too.
 */
export function readableOn(ground: string): 'black' | 'white' {
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? 'black' : 'white'
}

/** Whether text of one color is readable on the other. */
export function isReadable(text: string, ground: string): boolean {
  return contrast(text, ground) >= LEAST_CONTRAST
}

/**
 * The nearest shade of a ground on which text is readable, mixed with black or white; undefined for an invalid color.
 *
 * @returns a color such as `#0f80a2`.
 */
export function nearestGround(text: string, ground: string): string | undefined {
  const color = parseColor(ground)
  if (!color) return undefined
  const shares = Array.from({ length: 100 }, (_, step) => (step + 1) / 100)
  const shades = shares.flatMap((share) => [mixed(color, 0, share), mixed(color, 255, share)])
  return shades.find((shade) => isReadable(text, shade))
}

/**
 * Mixes a color with black or white.
 *
 * @param end - value of each channel of the other color: 0 for black, 255 for white.
 */
function mixed(color: Rgb, end: number, share: number): string {
  const hex = (channel: number) =>
    Math.round(channel + (end - channel) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(hex).join('')}`
}
