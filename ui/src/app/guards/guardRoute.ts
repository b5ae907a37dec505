import { readPageRights } from '../../entities/navigation/api'
import { loadPart } from '../../shared/platform/parts/loadPart'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { selectProxiedUser } from '../../shared/platform/store/proxyModeSlice'
import { readBootstrap } from '../../shared/platform/session/sessionApi'
import { selectSessionState } from '../../shared/platform/store/sessionSlice'
import type { AppStore } from '../store'
import type { AreaDefault } from '../navigation/useAreaDefault'
import { isOpenInProxyMode, PROXY_START } from '../proxy-mode/proxyPages'
import { isOpenTo, mayOpen, pageKeys } from './access'
import type { UnauthorizedDialog } from './UnauthorizedDialog'

/** A refused page: the dialog that explains it, and the page that is shown instead. */
export interface Denied {
  areaDefault: AreaDefault
  Dialog: typeof UnauthorizedDialog
}

const loadDialog = () =>
  loadPart(async () => {
    const { UnauthorizedDialog } = await import(
      /* webpackChunkName: "overlays" */ './UnauthorizedDialog'
    )
    return UnauthorizedDialog
  })

const proxyStart: AreaDefault = { areaDefault: PROXY_START, areaDefaultDisplayName: '' }

/** Resolves when the application has started; page rights are loaded only then. */
function started(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectSessionState(store.getState()).phase !== 'active') return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(check)
    check()
  })
}

/** Loads the page rights of a route, once for each path; null opens the page. */
export function guardRoute(store: AppStore, route: AppRoute) {
  return async (): Promise<Denied | null> => {
    await started(store)
    const keys = pageKeys(route)
    const rights = await store
      .dispatch(readPageRights.initiate(keys, { subscribe: false }))
      .unwrap()
    const isProxy = selectProxiedUser(store.getState()) !== null
    const { data: start } = readBootstrap.select(undefined)(store.getState())
    const isOpen = start === undefined || isOpenTo(route, start.rights)
    const isInMode = !isProxy || isOpenInProxyMode(route.path)
    if (isInMode && isOpen && mayOpen(route, rights)) return null
    return { areaDefault: isProxy ? proxyStart : rights, Dialog: await loadDialog() }
  }
}
