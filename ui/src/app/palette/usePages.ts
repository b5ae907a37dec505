import { useTranslation } from 'react-i18next'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { pagesOf } from '../navigation/menu'
import { useMenu } from '../navigation/useMenu'
import { useMenuText } from '../navigation/useMenuText'
import type { Destination } from './destination'

/**
 * The pages of the menu, of the profile menu, and further pages that the rights open. Pages for their own window are
 * left out, as their query names a record.
 */
export function usePages(openRoutes: readonly AppRoute[]): Destination[] {
  const { t } = useTranslation()
  const { primary, profile } = useMenu()
  const menuText = useMenuText()
  const named = [...pagesOf(primary), ...profile].map((entry) => ({
    path: entry.path,
    title: menuText(entry),
  }))
  const others = openRoutes
    .filter(({ path, handle }) => !path.includes(':') && !handle.isWindow)
    .map(({ path, handle }) => ({ path: `/${path}`, title: t(`section.${handle.titleKey}`) }))
    .filter(({ path }) => !named.some((page) => page.path === path))
  return [...named, ...others].map((page) => ({ ...page, kind: 'page', detail: '' }))
}
