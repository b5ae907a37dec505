import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { forgetProxiedUser, readProxiedUser } from './storedProxiedUser'

/** Restores proxy mode of this tab after a reload, if the person still has somebody to act for. */
export function restoreProxyMode(dispatch: AppDispatch, { user, proxyFor }: Bootstrap) {
  const proxied = readProxiedUser(user.dn)
  if (proxied && proxyFor) dispatch(proxyModeEntered(proxied))
  else forgetProxiedUser()
}
