/** What somebody entered and has not saved. */
export interface Draft<Value> {
  value: Value
  /** Milliseconds since 1970. */
  savedAt: number
}

/** A draft as it is written down, for one shape of the value. */
export interface Written extends Draft<unknown> {
  version: number
}

/** How long a draft is kept. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000

const PASSWORD = /password/i

/**
 * The part of a form's value that may be kept, as JSON: without files, without what is called a
 * password, and without the fields of `omit`, at any depth.
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

/** Whether a later release wrote it, for a shape that this one does not know. */
export function isNewer(text: string, version: number): boolean {
  return (JSON.parse(text) as Written).version > version
}

/** Undefined when it was written for another shape. */
export function draftIn<Value>(text: string, version: number): Draft<Value> | undefined {
  const written = JSON.parse(text) as Written
  return written.version === version ? (written as Draft<Value>) : undefined
}
