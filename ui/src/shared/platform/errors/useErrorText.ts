import { useTranslation } from 'react-i18next'
import { isolate } from '../../../i18n/isolate'
import type { ApiError } from './apiError'

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error
}

/**
 * The text for an error: the server's message for an error of the identity applications, otherwise the text of its
 * code. A message of the server keeps its own direction of writing. An error of the browser has the code `internal`.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    if (!isApiError(error)) return t(error instanceof Error ? 'internal' : 'unreadable')
    const ownWords = error.code === 'fault' || error.code === 'status'
    return ownWords && error.text ? isolate(error.text, i18n.language) : t(error.code)
  }
}
