/** A draft: values that were entered and not saved. */
export interface Draft<Value> {
  value: Value
  /** When it was saved, milliseconds since 1970. */
  savedAt: number
}

/** A stored draft, with the version of its shape. */
export interface Written extends Draft<unknown> {
  version: number
}

/** How long a draft is kept. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const PASSWORD = /password/i

/**
 * The value of a form as JSON, without files, without fields that are named like a password, and without the fields of
 * `omit`, at any depth.
 */
export function keptText(value: unknown, omit: readonly string[]): string {
  return JSON.stringify(value, (field, part: unknown) => {
    if (PASSWORD.test(field) || omit.includes(field) || isFile(part)) return undefined
    return Array.isArray(part) ? part.filter((each) => !isFile(each)) : part
  })
}

function isFile(part: unknown): boolean {
  const kind = Object.prototype.toString.call(part)
  return kind === '[object File]' || kind === '[object Blob]' || kind === '[object FileList]'
}

/** Whether a later release wrote the draft, in a shape that this release does not know. */
export function isNewer(text: string, version: number): boolean {
  return (JSON.parse(text) as Written).version > version
}

/** The draft in a text; undefined if it has another version. */
export function draftIn<Value>(text: string, version: number): Draft<Value> | undefined {
  const written = JSON.parse(text) as Written
  return written.version === version ? (written as Draft<Value>) : undefined
}
