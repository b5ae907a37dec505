import { useMemo } from 'react'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useIsKnownPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isOpenInProxyMode } from '../proxy-mode/proxyPages'
import { toMenu } from './menu'

/** The submenu of the server that belongs to the profile menu. */
const PROFILE_MENU = 'profileMenu'

/**
 * The primary navigation, and the entries of the profile menu; in proxy mode only pages that can be opened for another
 * person. Source: SPEC 4 "Proxy mode"; docs/assumptions.md A-317.
 */
export function useMenu() {
  const { menu } = useBootstrap()
  const isKnownPath = useIsKnownPath()
  const isProxy = useProxiedUser() !== null
  return useMemo(() => {
    const isOffered = (path: string) => isKnownPath(path) && (!isProxy || isOpenInProxyMode(path))
    const profile = menu.find(({ mapName }) => mapName === PROFILE_MENU)
    const profileItems = profile?.subMenuList ?? []
    return {
      primary: toMenu(
        menu.filter((item) => item !== profile),
        isOffered,
      ),
      profile: toMenu(profileItems, isOffered),
      hasAbout: profileItems.some(({ mapName }) => mapName === 'about'),
    }
  }, [menu, isKnownPath, isProxy])
}
