import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react'
import { callUnanswered } from '../store/networkSlice'
import { loadPart } from '../parts/loadPart'
import { PartError } from '../errors/partError'
import { selectProxiedUser, type ProxyModeRoot } from '../store/proxyModeSlice'
import { selectContextPath, sessionEnded, type SessionRoot } from '../store/sessionSlice'
import { type ApiError, isRefusal, readError, toApiError } from '../errors/apiError'
import { readCsrfToken } from './csrf'
import { isStillSignedIn } from './isStillSignedIn'
import { passwordIsChanged } from './passwordChange'

/**
 * No read keeps the session alive, as pages also load data by themselves: after news, when they poll, and when the
 * network is back. For the activity of people see `app/session/idle/useActivity.ts`.
 */
const send = fetchBaseQuery({
  prepareHeaders: (headers, { type }) => {
    headers.set('netiq-idm-rbpm-acsrf', readCsrfToken())
    if (type === 'query') headers.set('X-Background', '1')
  },
})

type Extra = Parameters<typeof send>[2]
type Answer = ({ data: unknown } | { error: ApiError }) & { meta?: FetchBaseQueryMeta }

/**
 * Prefixes that are not below the identity applications: the gateway's own calls, and the service
 * of forms.
 */
const BESIDE = ['bff/', 'forms/']

/**
 * The address of a call: `bff/...` is the gateway, `forms/...` the service of forms, anything else is below the REST
 * root of the identity applications. It is relative to the document, so that any path prefix works.
 */
function addressOf(url: string, state: SessionRoot): string {
  const path = BESIDE.some((prefix) => url.startsWith(prefix))
    ? url
    : `${selectContextPath(state).replace(/^[/]/, '')}/rest/${url}`
  return new URL(path, document.baseURI).href
}

/** The call as it is sent: in proxy mode, in the name of the person acted for. */
async function requestOf(
  args: string | FetchArgs,
  state: SessionRoot & ProxyModeRoot,
): Promise<FetchArgs> {
  const call = typeof args === 'string' ? { url: args } : args
  const proxied = selectProxiedUser(state)
  const request = proxied ? await inTheNameOf(proxied.dn, call) : call
  return { ...request, url: addressOf(request.url, state) }
}

/** Loaded on demand, as few people act for others. */
async function inTheNameOf(dn: string, call: FetchArgs): Promise<FetchArgs> {
  const { asProxyFor } = await loadPart(() => import('./proxiedCall'))
  return asProxyFor(dn, call)
}

/** A call that cannot be made in the name of another person is not sent. */
function unsent(error: unknown): { error: ApiError } {
  if (!(error instanceof PartError)) throw error
  const { status, code, text } = error
  return { error: { status, code, text } }
}

/** No reply arrived: there may be no network, and nobody knows whether a write was carried out. */
function unanswered(error: ApiError, api: BaseQueryApi): ApiError {
  if (error.code !== 'network' || api.signal.aborted) return error
  api.dispatch(callUnanswered())
  return api.type === 'mutation' ? { ...error, code: 'write_unanswered' } : error
}

async function sendOnce(request: FetchArgs, api: BaseQueryApi, extra: Extra): Promise<Answer> {
  const { data, error, meta } = await send(request, api, extra)
  const about = meta && { meta }
  if (error) return { error: unanswered(toApiError(error, meta?.response), api), ...about }
  if (isRefusal(data)) return { error: readError(200, data, meta?.response), ...about }
  return { data: data ?? null, ...about }
}

/** Waits as long as the reply says. */
async function waitAsTold(response: Response | undefined): Promise<void> {
  const seconds = Number(response?.headers.get('retry-after') ?? 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

/** Whether the same call may succeed now; if the session has ended, the page is left for the sign-in. */
async function mayRepeat(error: ApiError, api: BaseQueryApi, response?: Response) {
  if (error.code === 'too_many_calls' && api.type === 'query') {
    await waitAsTold(response)
    return true
  }
  if (error.code === 'session_moved') return true
  if (error.code === 'no_session' && (await isStillSignedIn())) return true
  if (error.code === 'no_session' || error.code === 'session_over') {
    api.dispatch(sessionEnded({ loginUrl: error.loginUrl ?? 'bff/login' }))
  }
  return false
}

/** Repeats the call after the password was changed; a write was kept by the gateway. */
async function afterPasswordChange(
  request: FetchArgs,
  error: ApiError,
  api: BaseQueryApi,
  extra: Extra,
): Promise<Answer> {
  const { frameUrl, replayId } = error
  const kept = new URL(`bff/replays/${replayId ?? ''}`, document.baseURI).href
  if (!frameUrl || !(await passwordIsChanged(frameUrl, api.dispatch))) {
    if (frameUrl && replayId) await sendOnce({ url: kept, method: 'DELETE' }, api, extra)
    return { error }
  }
  if (!replayId) return sendOnce(request, api, extra)
  const replay = new URL(`bff/replay/${replayId}`, document.baseURI).href
  return sendOnce({ url: replay, method: 'POST' }, api, extra)
}

/**
 * One call to the BFF or, through it, to the identity applications.
 *
 * A call that lost its session is repeated once when the session turns out to be alive;
 * otherwise `sessionEnded` is dispatched and the page is left for the sign-in. A read that was refused because
 * the person has too many calls under way is repeated once, after the time that the answer names. A call that needs
 * a new password waits for it and then gives the answer of its replay. Nothing is repeated because no answer came.
 *
 * Source: SPEC 8 "HTTP status handling"; docs/assumptions.md A-5; docs/assumptions.md A-14.
 */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  Extra,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const state = api.getState() as SessionRoot & ProxyModeRoot
  const request = await requestOf(args, state).catch(unsent)
  if ('error' in request) return request
  const answer = await sendOnce(request, api, extra)
  if (!('error' in answer)) return answer
  if (answer.error.code === 'change_password') {
    return afterPasswordChange(request, answer.error, api, extra)
  }
  const isWorthIt = await mayRepeat(answer.error, api, answer.meta?.response)
  return isWorthIt ? sendOnce(request, api, extra) : answer
}
