import { proxyModeEntered } from '../../shared/platform/store/proxyModeSlice'
import type { Bootstrap } from '../../shared/platform/session/sessionApi'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { forgetProxiedUser, readProxiedUser } from './storedProxiedUser'

/** Goes on acting for whom the person acted for in this tab, unless they act for nobody any more. */
export function restoreProxyMode(dispatch: AppDispatch, { user, proxyFor }: Bootstrap) {
  const proxied = readProxiedUser(user.dn)
  if (proxied && proxyFor) dispatch(proxyModeEntered(proxied))
  else forgetProxiedUser()
}
