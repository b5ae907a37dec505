import { isApiError } from '../../shared/platform/errors/useErrorText'
import type { ApiError } from '../../shared/platform/errors/apiError'

/** A server refuses so, without a word, what it has not heard of. Source: docs/assumptions.md A-350. */
export const DEFINITION_UNKNOWN: ApiError = { status: 200, code: 'definition_unknown', text: '' }

/** What is known of other refusals without a word. */
export const UNEXPLAINED: ApiError = { status: 200, code: 'status', text: '' }

/** Whether nothing was done, and nobody says why. */
export function isUnexplained(error: unknown): boolean {
  return isApiError(error) && error.status === 200 && error.text === ''
}
