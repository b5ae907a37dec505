import { useTranslation } from 'react-i18next'
import { isolate } from '../../../i18n/isolate'
import type { ApiError } from './apiError'

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error
}

/**
 * The sentence for an error: the identity applications' own words when it is their error, else
 * the text of its code. Their words stand in their own direction, whatever stands beside them. What broke in the browser itself is `internal`.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    if (!isApiError(error)) return t(error instanceof Error ? 'internal' : 'unreadable')
    const ownWords = error.code === 'fault' || error.code === 'status'
    return ownWords && error.text ? isolate(error.text, i18n.language) : t(error.code)
  }
}
