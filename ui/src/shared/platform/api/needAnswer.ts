import type { ApiError } from '../errors/apiError'

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }

/**
 * The answer to a write that says what it did: one that is empty says nothing, so nobody knows.
 *
 * Source: SPEC 8 "User calls".
 */
export function needAnswer(answer: Answer): Answer {
  if (answer.error ?? answer.data) return answer
  return { error: { status: 0, code: 'write_unanswered', text: '' } }
}
