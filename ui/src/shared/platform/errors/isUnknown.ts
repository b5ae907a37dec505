import { isApiError } from './useErrorText'

const UNKNOWN = ['NotFound', 'SecurityException']

/** Whether the record does not exist, or this person may not see it: trying again would not help. Source: docs/assumptions.md A-27. */
export function isUnknown(error: unknown): boolean {
  return isApiError(error) && UNKNOWN.includes(error.faultCode ?? '')
}
