import { directionOf } from './direction'
import { languageFor } from './languages'

/** Letters that are written from the right, and the marks that turn a line around. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const ISOLATES = /[\u2066-\u2069]/

/**
 * How a text is set apart: by its first letter, or by the locale where it already sets its parts apart. A first
 * letter is looked for outside of parts alone, so that a list of Hebrew parts would run from the left.
 */
function openingOf(text: string, isFromRight: boolean): string {
  return isFromRight && ISOLATES.test(text) ? '\u2067' : '\u2068'
}

/**
 * A name within a sentence of a locale, in its own direction: a Latin one does not turn an Arabic sentence
 * around. Where everything runs from the left it stays as it is.
 *
 * Source: docs/assumptions.md A-420.
 */
export function isolate(text: string, locale: string): string {
  const isFromRight = directionOf(languageFor(locale)) === 'rtl'
  const isAlike = !isFromRight && !TURNS.test(text)
  return isAlike ? text : `${openingOf(text, isFromRight)}${text}\u2069`
}

/** For what a machine reads: files and their names. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}
