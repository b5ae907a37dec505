import { useNavigate } from 'react-router-dom'
import { readRightsAs } from '../../entities/proxy/api'
import {
  proxyModeEntered,
  proxyModeLeft,
  type ProxiedUser,
} from '../../shared/platform/store/proxyModeSlice'
import { readAnew } from '../../shared/platform/session/sessionApi'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { commitWaiting } from '../../shared/blocks/undo/waitingCommits'
import { PROXY_START } from './proxyPages'
import { forgetProxiedUser, rememberProxiedUser } from './storedProxiedUser'

/**
 * Begins and ends proxy mode. Both lead to the tasks and drop all cached data of the other person; pending removals are
 * sent before, in the name in which they were made. If the person stays on a page with unsaved entries, proxy mode does
 * not change. Source: SPEC 4 "Proxy mode"; docs/assumptions.md A-315.
 */
export function useProxyMode() {
  const bootstrap = useBootstrap()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const switchOver = async (become: () => void) => {
    await commitWaiting()
    await navigate(`/${PROXY_START}`)
    if (!window.location.hash.startsWith(`#/${PROXY_START}`)) return
    become()
    dispatch(readAnew(bootstrap))
  }
  return {
    /** Rejects with the server's error when the person may not act for the other one. */
    enter: async (proxied: ProxiedUser) => {
      await dispatch(
        readRightsAs.initiate(proxied.dn, { subscribe: false, forceRefetch: true }),
      ).unwrap()
      await switchOver(() => {
        rememberProxiedUser(bootstrap.user.dn, proxied)
        dispatch(proxyModeEntered(proxied))
      })
    },
    leave: () =>
      switchOver(() => {
        forgetProxiedUser()
        dispatch(proxyModeLeft())
      }),
  }
}
