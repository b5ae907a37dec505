import { isApiError } from './useErrorText'

const UNKNOWN = ['NotFound', 'SecurityException']

/** Trying again would not help: there is no such thing, or it is none of this person's. Source: docs/assumptions.md A-27. */
export function isUnknown(error: unknown): boolean {
  return isApiError(error) && UNKNOWN.includes(error.faultCode ?? '')
}
