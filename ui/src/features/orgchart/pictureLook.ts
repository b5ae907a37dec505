/** Colors and fonts of the page, for a picture that is drawn outside of it. */
export interface PictureLook {
  /** The present color of a token such as `--surface`. */
  colour: (token: string) => string
  fontFamily: string
  /** Cuts a text to a width in px. */
  cut: (text: string, size: number, weight: number, width: number) => string
}

const ELLIPSIS = '…'

/** Reads colors and fonts from the page, light or dark as it is now. */
export function readLook(): PictureLook {
  const { fontFamily } = getComputedStyle(document.body)
  const known = new Map<string, string>()
  return {
    fontFamily,
    colour: (token) => {
      const colour = known.get(token) ?? colourOf(token)
      known.set(token, colour)
      return colour
    },
    cut: (text, size, weight, width) =>
      cutTo(text, width, measure(`${String(weight)} ${String(size)}px ${fontFamily}`)),
  }
}

/** The color of a token. A token holds the light and the dark color; only a computed style knows which applies. */
function colourOf(token: string): string {
  const probe = document.createElement('i')
  probe.style.setProperty('color', `var(${token})`)
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function measure(font: string): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return () => 0
  pen.font = font
  return (text) => pen.measureText(text).width
}

function cutTo(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 0 && widthOf(letters.join('') + ELLIPSIS) > width) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}
