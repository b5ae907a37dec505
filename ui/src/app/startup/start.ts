import type { i18n as I18n } from 'i18next'
import { changeLocale } from '../../i18n/loadTexts'
import { fromUpstreamLocale } from '../../i18n/locale'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { readCsrfToken } from '../../shared/platform/api/csrf'
import { isApiError } from '../../shared/platform/errors/useErrorText'
import { loadPart } from '../../shared/platform/parts/loadPart'
import {
  readBootstrap,
  readSession,
  type Bootstrap,
} from '../../shared/platform/session/sessionApi'
import { forgetProxiedUser, readProxiedUser } from '../proxy-mode/storedProxiedUser'
import { recordAccess } from '../session/idle/lastAccess'
import { claim, TOUCHES } from '../session/idle/paced'
import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import {
  sessionEnded,
  sessionStarted,
  startFailed,
  startRequested,
} from '../../shared/platform/store/sessionSlice'
import type { AppDispatch } from '../../shared/platform/store/hooks'

const unreadable: ApiError = { status: 0, code: 'unreadable', text: '' }

const askBootstrap = (dispatch: AppDispatch) =>
  dispatch(readBootstrap.initiate(undefined, { forceRefetch: true }))

/** Restores proxy mode of this tab after a reload, if the person still has somebody to act for. */
function restoreProxyMode(dispatch: AppDispatch, { user, proxyFor }: Bootstrap) {
  const proxied = readProxiedUser(user.dn)
  if (proxied && proxyFor) dispatch(proxyModeEntered(proxied))
  else forgetProxiedUser()
}

async function open(dispatch: AppDispatch, i18n: I18n) {
  // The sign-in sets the anti-forgery cookie: with it there most probably is a session, so both calls start at once.
  const early = readCsrfToken() === '' ? undefined : askBootstrap(dispatch)
  const session = await dispatch(
    readSession.initiate({ touch: claim(TOUCHES) }, { forceRefetch: true, subscribe: false }),
  ).unwrap()
  if (!session.signedIn) {
    dispatch(sessionEnded({ loginUrl: session.loginUrl }))
    return
  }
  const bootstrap = await (early ?? askBootstrap(dispatch)).unwrap()
  const { context, locales } = bootstrap
  restoreProxyMode(dispatch, bootstrap)
  localStorage.setItem('app-domain', context.applicationDomain)
  recordAccess()
  await loadPart(() => changeLocale(i18n, fromUpstreamLocale(locales.user)))
  dispatch(sessionStarted({ session, contextPath: context.contextPath }))
}

/**
 * Finds out who is signed in and loads what every page needs; without a session the page
 * is left for the sign-in.
 *
 * Source: SPEC 7 "Startup"; SPEC 3 "Application context"; SPEC 8 "Generic".
 */
export function start(i18n: I18n) {
  return async (dispatch: AppDispatch) => {
    dispatch(startRequested())
    try {
      await open(dispatch, i18n)
    } catch (error) {
      dispatch(startFailed(isApiError(error) ? { ...error } : unreadable))
    }
  }
}
