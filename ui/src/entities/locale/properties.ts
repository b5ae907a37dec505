/** The content of a file of texts in Java's `.properties` format. */
export interface PropertiesFile {
  /** Texts by key; for a repeated key, the last text. */
  texts: Readonly<Record<string, string>>
  /** Invalid escapes, such as `\u00g1`, with their line numbers. */
  brokenEscapes: readonly { line: number; escape: string }[]
  /** Keys that the file has several times, with their line numbers. */
  repeated: readonly { key: string; lines: readonly number[] }[]
}

/** A line with its continuation lines, and the number of the first. */
interface LogicalLine {
  line: number
  text: string
}

const LINE_END = /\r\n|[\n\r]/
const ESCAPE = /\\(u[0-9a-f]{4}|[^])/gi
const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f' }

/**
 * Reads a file of texts.
 *
 * Source: Java SE, `java.util.Properties.load`.
 */
export function parseProperties(content: string): PropertiesFile {
  const lines = content.split(LINE_END)
  const pairs = logicalLines(lines).map(({ line, text }) => ({ line, ...keyAndText(text) }))
  const linesOf = (wanted: string) =>
    pairs.filter(({ key }) => key === wanted).map(({ line }) => line)
  const texts = Object.fromEntries(pairs.map(({ key, text }) => [key, text]))
  return {
    texts,
    brokenEscapes: lines.flatMap((text, at) =>
      isComment(text) ? [] : brokenIn(text).map((escape) => ({ line: at + 1, escape })),
    ),
    repeated: Object.keys(texts)
      .map((key) => ({ key, lines: linesOf(key) }))
      .filter(({ lines: found }) => found.length > 1),
  }
}

/**
 * Writes a file of texts in ASCII only, with one line for each text: every tool reads it alike, whatever encoding it
 * expects.
 */
export function formatProperties(texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).map(
    ([key, text]) => `${escaped(key).replace(/[ :=#!]/g, '\\$&')}=${escaped(text)}\n`,
  )
  return lines.join('')
}

/** Decodes a file as UTF-8, or as Latin-1 if it is not valid UTF-8. */
export function decodeProperties(bytes: ArrayBuffer): { content: string; encoding: string } {
  try {
    return { content: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte))
    return { content: letters.join(''), encoding: 'Latin-1' }
  }
}

function logicalLines(lines: readonly string[]): LogicalLine[] {
  const found: LogicalLine[] = []
  let isOpen = false
  lines.forEach((natural, at) => {
    if (!isOpen && (natural.trim() === '' || isComment(natural))) return
    const text = natural.replace(/^[ \t\f]+/, '')
    const goesOn = (/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 1
    const part = goesOn ? text.slice(0, -1) : text
    const last = found.at(-1)
    if (isOpen && last) last.text += part
    else found.push({ line: at + 1, text: part })
    isOpen = goesOn
  })
  return found
}

const isComment = (line: string) => /^[ \t\f]*[#!]/.test(line)

function keyAndText(line: string): { key: string; text: string } {
  const key = /^(?:\\[^]|[^\\ \t\f:=])*/.exec(line)?.[0] ?? ''
  const text = line.slice(key.length).replace(/^[ \t\f]*(?:[:=][ \t\f]*)?/, '')
  return { key: unescaped(key), text: unescaped(text) }
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_whole, escape: string) =>
    escape.length > 1
      ? String.fromCharCode(parseInt(escape.slice(1), 16))
      : (LETTERS[escape] ?? escape),
  )
}

/** The escapes `\u` of a line that lack four hex digits. */
function brokenIn(line: string): string[] {
  return [...line.matchAll(ESCAPE)]
    .filter(([escape]) => escape === '\\u')
    .map(({ index }) => line.slice(index, index + '\\u0000'.length))
}

/** Escapes a text. A character beyond the first 65,536 gets two escapes, as in Java. */
function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, '\\t')
    .replace(/\r/g, '\\r')
    .replace(/\f/g, '\\f')
    .replace(/^ /, '\\ ')
    .replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}
