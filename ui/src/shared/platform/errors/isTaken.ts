import { isApiError } from './useErrorText'

const HTTP_CONFLICT = 409
const WORDS = /\b(already exists|exists already|is already in use)\b|AlreadyExists/i

/**
 * Whether a new record was refused because its name is taken. The server has no code for that, so its message, or the
 * status 409, decides. Source: docs/assumptions.md A-604.
 */
export function isTaken(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.status === HTTP_CONFLICT) return true
  return error.code === 'fault' && WORDS.test(`${error.text} ${error.faultCode ?? ''}`)
}

const NAMED = /\b(cn=.+?)["”]? (already exists|exists already|is already in use)\b/i

/** The DN of the record that has the name, where the server says it. */
export function takenBy(error: unknown): string | undefined {
  return isApiError(error) ? NAMED.exec(error.text)?.[1] : undefined
}
