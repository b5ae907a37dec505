import { withoutIsolates } from '../../../i18n/isolate'

/** Spreadsheets read the encoding from it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that begins with one of these is a formula to a spreadsheet, also in full width. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * The text of a file of comma-separated values: every cell in quotes, lines ended by CR LF.
 *
 * What would be a formula gets an apostrophe before it, so that a name cannot run a command on the reader's machine.
 *
 * Source: RFC 4180; OWASP "CSV Injection".
 */
export function toCsv(lines: Iterable<readonly string[]>): string {
  let text = BYTE_ORDER_MARK
  for (const cells of lines) text += `${cells.map(toCell).join(',')}\r\n`
  return text
}

function toCell(shown: string): string {
  const text = withoutIsolates(shown)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
