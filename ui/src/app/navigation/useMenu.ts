import { useMemo } from 'react'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useIsKnownPath } from './knownRoutes'
import { toMenu } from './menu'

/** The submenu that belongs to the person, not to the application. */
const PROFILE_MENU = 'profileMenu'

/** The primary navigation, and the entries below the person's name. */
export function useMenu() {
  const { menu } = useBootstrap()
  const isKnownPath = useIsKnownPath()
  return useMemo(() => {
    const profile = menu.find(({ mapName }) => mapName === PROFILE_MENU)
    const profileItems = profile?.subMenuList ?? []
    return {
      primary: toMenu(
        menu.filter((item) => item !== profile),
        isKnownPath,
      ),
      profile: toMenu(profileItems, isKnownPath),
      hasAbout: profileItems.some(({ mapName }) => mapName === 'about'),
    }
  }, [menu, isKnownPath])
}
