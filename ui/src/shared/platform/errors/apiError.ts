import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** Codes of the gateway's errors, then those of the browser. */
export const errorCodes = [
  'no_session',
  'session_moved',
  'session_over',
  'csrf',
  'bad_input',
  'path_refused',
  'header_refused',
  'host_refused',
  'not_found',
  'method_not_allowed',
  'too_large',
  'rate_limited',
  'too_many_calls',
  'body_incomplete',
  'upstream_refused',
  'upstream_unreachable',
  'upstream_late',
  'upstream_failed',
  'try_again',
  'change_password',
  'outcome_unknown',
  'login_refused',
  'logout_refused',
  'return_refused',
  'provider_unreachable',
  'internal',
  'network',
  'write_unanswered',
  'unreadable',
  'part_missing',
  'part_outdated',
  'definition_unknown',
  'fault',
  'status',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The error of a failed call, from the gateway or the identity applications. */
export interface ApiError {
  /** The status; 0 when no reply arrived. */
  status: number
  /** `fault` is an error of the identity applications; for `status` only the status is known. */
  code: ErrorCode
  /** The message of the server; empty when there is none. */
  text: string
  requestId?: string
  /** The code of the fault. */
  faultCode?: string
  /** Problems by field; a nested field has its whole path, `assignments.0.expiryDate`. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** The address of the sign-in, relative to the document. */
  loginUrl?: string
  /** The page where the password is changed. */
  frameUrl?: string
  /** Id of the call that waits for a new password. */
  replayId?: string
}

interface BffError {
  code: ErrorCode
  message: string
  /** Problems of nested fields are nested as in the body. */
  fields?: Record<string, unknown>
  loginUrl?: string
  frameUrl?: string
  replayId?: string
}

interface Fault {
  Fault: { Reason?: { Text?: string }; Code?: { Subcode?: { Value?: string } } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isBffError(body: unknown): body is BffError {
  return isRecord(body) && errorCodes.some((code) => code === body.code)
}

function isFault(body: unknown): body is Fault {
  return isRecord(body) && isRecord(body.Fault)
}

/** Members of a reply with an outcome for each record. */
const OUTCOMES = ['failed', 'failNodes', 'failedProcesses', 'OperationNodes']

/**
 * Whether a write answered 200 and did nothing: `{"success": false}`. A reply with an outcome for each record or person
 * is no such error. Source: docs/assumptions.md A-16.
 */
export function isRefusal(body: unknown): boolean {
  return isRecord(body) && body.success === false && !OUTCOMES.some((name) => name in body)
}

/** The ids by which the help desk finds the call. */
function identity(response: Response | undefined): Pick<ApiError, 'requestId'> {
  const requestId = response?.headers.get('x-request-id')
  return requestId ? { requestId } : {}
}

/** The errors by field, from any depth. */
function problemsIn(fields: Record<string, unknown>, way: string[] = []): [string, string[]][] {
  return Object.entries(fields).flatMap(([name, problem]) => {
    const path = [...way, name]
    if (Array.isArray(problem)) return [[path.join('.'), problem.map(String)]]
    return isRecord(problem) ? problemsIn(problem, path) : [[path.join('.'), [String(problem)]]]
  })
}

/** The error of the gateway. */
function fromBff({ code, message, fields, loginUrl, frameUrl, replayId }: BffError) {
  return {
    code,
    text: message,
    ...(fields && { fields: Object.fromEntries(problemsIn(fields)) }),
    ...(loginUrl && { loginUrl }),
    ...(frameUrl && { frameUrl }),
    ...(replayId && { replayId }),
  }
}

/** The error of the identity applications. */
function fromFault({ Fault: { Reason: reason, Code: code } }: Fault) {
  const faultCode = code?.Subcode?.Value
  return { code: 'fault', text: reason?.Text ?? '', ...(faultCode && { faultCode }) } as const
}

/** An error without a known shape: the message of the body, else the status with its text (`200 OK` is left out). */
function fromStatus(status: number, body: unknown, statusText = '') {
  if (status === 500) return { code: 'internal', text: '' } as const
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : ''
  const statusLine = status >= 400 && statusText !== '' ? `${String(status)} ${statusText}` : ''
  return { code: 'status', text: message || statusLine } as const
}

/** The error in a body, or one made from the status. Source: SPEC 8 "Generic"; the error shape of the BFF. */
export function readError(status: number, body: unknown, response?: Response): ApiError {
  const origin = { status, ...identity(response) }
  if (isBffError(body)) return { ...origin, ...fromBff(body) }
  if (isFault(body)) return { ...origin, ...fromFault(body) }
  return { ...origin, ...fromStatus(status, body, response?.statusText) }
}

/** Turns any error of `fetchBaseQuery` into an `ApiError`. */
export function toApiError(error: FetchBaseQueryError, response?: Response): ApiError {
  if (typeof error.status === 'number') return readError(error.status, error.data, response)
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, code: 'unreadable', text: '', ...identity(response) }
  }
  return { status: 0, code: 'network', text: '' }
}
