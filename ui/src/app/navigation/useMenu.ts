import { useMemo } from 'react'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useIsKnownPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isOpenInProxyMode } from '../proxy-mode/proxyPages'
import { toMenu } from './menu'

/** The submenu that belongs to the person, not to the application. */
const PROFILE_MENU = 'profileMenu'

/**
 * The primary navigation, and the entries below the person's name; in proxy mode what can be done in somebody's name.
 *
 * Source: SPEC 4 "Proxy mode"; docs/assumptions.md A-317.
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
