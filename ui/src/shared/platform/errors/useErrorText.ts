import { useTranslation } from 'react-i18next'
import type { ApiError } from './apiError'

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error
}

/**
 * The sentence for an error: the identity applications' own words when it is their error, else
 * the text of its code. What broke in the browser itself is `internal`.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => {
    if (!isApiError(error)) return t(error instanceof Error ? 'internal' : 'unreadable')
    const ownWords = error.code === 'fault' || error.code === 'status'
    return (ownWords && error.text) || t(error.code)
  }
}
