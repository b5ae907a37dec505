import { isApiError } from './useErrorText'

/** Whether the server refused a call for lack of a right. Source: docs/assumptions.md A-27. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.faultCode === 'SecurityException'
}
