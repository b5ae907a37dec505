import { directionOf } from './direction'
import { languageFor } from './languages'

/** Letters of right-to-left scripts, and the characters that change the direction. */
const TURNS =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const ISOLATES = /[\u2066-\u2069]/

/**
 * The opening mark of a text: "first strong", or "right-to-left" for a text with marked parts in a
 * right-to-left locale. "First strong" ignores letters in marked parts, so a list of Hebrew parts
 * would run from the left.
 */
function openingOf(text: string, isFromRight: boolean): string {
  return isFromRight && ISOLATES.test(text) ? '\u2067' : '\u2068'
}

/**
 * Marks a name within a sentence, so that it has its own direction: a Latin name does not reorder
 * an Arabic sentence. A left-to-right name in a left-to-right locale needs no mark.
 *
 * Source: docs/assumptions.md A-420.
 */
export function isolate(text: string, locale: string): string {
  const isFromRight = directionOf(languageFor(locale)) === 'rtl'
  const isAlike = !isFromRight && !TURNS.test(text)
  return isAlike ? text : `${openingOf(text, isFromRight)}${text}\u2069`
}

/** Removes the marks from a text for files and file names. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}
