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
 * Begins and ends acting for somebody. Either way it leads to the tasks, and nothing that was read for one person is
 * shown for the other; what waits to be undone is sent first, in the name in which it was done. Who stays on a page
 * for what they entered there stays who they are.
 *
 * Source: SPEC 4 "Proxy mode"; docs/assumptions.md A-315.
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
    /** Rejects with what the server says when the person may not act for this one. */
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
