import type { ApiError } from './apiError'

type PartErrorCode = Extract<ApiError['code'], 'network' | 'part_missing' | 'part_outdated'>

/**
 * Why a part of the console failed to load: the server cannot be reached, it has another release by now, or it has this
 * release but not the file.
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

/** Whether only a reload with the new release helps. */
export function isOutdated(error: unknown): boolean {
  return error instanceof PartError && error.code === 'part_outdated'
}
