import { isApiError } from './useErrorText'

/** Whether the server says that somebody may not do or see something. Source: docs/assumptions.md A-27. */
export function isRefused(error: unknown): boolean {
  return isApiError(error) && error.faultCode === 'SecurityException'
}
