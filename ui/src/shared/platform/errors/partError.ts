import type { ApiError } from './apiError'

type PartErrorCode = Extract<ApiError['code'], 'network' | 'part_missing' | 'part_outdated'>

/**
 * Why a part of the console did not come: nothing reaches the server; the server has it no more, for it has another
 * release by now; or it has the same release and yet not this file.
 */
export class PartError extends Error implements ApiError {
  readonly status = 0
  readonly text = ''

  constructor(
    readonly code: PartErrorCode,
    cause?: unknown,
  ) {
    super(code, { cause })
  }
}

/** Whether only the new release helps. */
export function isOutdated(error: unknown): boolean {
  return error instanceof PartError && error.code === 'part_outdated'
}
