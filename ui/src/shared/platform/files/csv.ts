import { withoutIsolates } from '../../../i18n/isolate'

/** The byte order mark, by which spreadsheets recognize the encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Characters, also in full width, with which a spreadsheet's formula begins. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * The text of a CSV file: every cell in quotes, lines end with CR LF. A cell that a spreadsheet would run as a formula
 * gets an apostrophe. Source: RFC 4180; OWASP "CSV Injection".
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
