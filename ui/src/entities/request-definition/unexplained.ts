import { isApiError } from '../../shared/platform/errors/useErrorText'
import type { ApiError } from '../../shared/platform/errors/apiError'

/**
 * The error of a refusal without a reason, with which a server answers for an unknown request definition. Source:
 * docs/assumptions.md A-350.
 */
export const DEFINITION_UNKNOWN: ApiError = { status: 200, code: 'definition_unknown', text: '' }

/** The error of any other refusal without a reason. */
export const UNEXPLAINED: ApiError = { status: 200, code: 'status', text: '' }

/** Whether the server did nothing and gave no reason. */
export function isUnexplained(error: unknown): boolean {
  return isApiError(error) && error.status === 200 && error.text === ''
}
