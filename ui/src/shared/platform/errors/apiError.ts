import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'

/** Codes of the BFF's own errors, then those that only the browser gives. */
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

/** The shape of every failed call, from the gateway or the upstream. */
export interface ApiError {
  /** 0 when there was no answer. */
  status: number
  /** `fault`: the identity applications' own error; `status`: only a status is known. */
  code: ErrorCode
  /** The server's own words, empty when it said nothing. */
  text: string
  requestId?: string
  /** The code of the fault. */
  faultCode?: string
  /** Field to what is wrong with it; of a field within others the whole way, `assignments.0.expiryDate`. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** Where to sign in again, relative to the document. */
  loginUrl?: string
  /** The page where the password is changed. */
  frameUrl?: string
  /** The call that waits for a new password. */
  replayId?: string
}

interface BffError {
  code: ErrorCode
  message: string
  /** Fields within others are nested as they are in the body. */
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

/** A reply with one of these tells the outcome of each thing. */
const OUTCOMES = ['failed', 'failNodes', 'failedProcesses', 'OperationNodes']

/**
 * A write that answered 200 and yet says it did nothing: `{"success": false}`. One that tells the outcome of each thing
 * or person is none.
 *
 * Source: docs/assumptions.md A-16.
 */
export function isRefusal(body: unknown): boolean {
  return isRecord(body) && body.success === false && !OUTCOMES.some((name) => name in body)
}

/** The ids by which the help desk can find the call. */
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

/** The BFF's own words. */
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

/** The identity applications' words. */
function fromFault({ Fault: { Reason: reason, Code: code } }: Fault) {
  const faultCode = code?.Subcode?.Value
  return { code: 'fault', text: reason?.Text ?? '', ...(faultCode && { faultCode }) } as const
}

/** What else can be said: the message of the body, else the status and its text (`200 OK` says nothing). */
function fromStatus(status: number, body: unknown, statusText = '') {
  if (status === 500) return { code: 'internal', text: '' } as const
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : ''
  const statusLine = status >= 400 && statusText !== '' ? `${String(status)} ${statusText}` : ''
  return { code: 'status', text: message || statusLine } as const
}

/**
 * The error in a body, or what can be said from the status alone.
 *
 * Source: SPEC 8 "Generic"; the error shape of the BFF.
 */
export function readError(status: number, body: unknown, response?: Response): ApiError {
  const origin = { status, ...identity(response) }
  if (isBffError(body)) return { ...origin, ...fromBff(body) }
  if (isFault(body)) return { ...origin, ...fromFault(body) }
  return { ...origin, ...fromStatus(status, body, response?.statusText) }
}

/** The one form of what `fetchBaseQuery` reports. */
export function toApiError(error: FetchBaseQueryError, response?: Response): ApiError {
  if (typeof error.status === 'number') return readError(error.status, error.data, response)
  if (error.status === 'PARSING_ERROR') {
    return { status: error.originalStatus, code: 'unreadable', text: '', ...identity(response) }
  }
  return { status: 0, code: 'network', text: '' }
}
