import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useIsKnownPath } from '../../shared/platform/routing/knownRoutes'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { PROXY_START } from '../proxy-mode/proxyPages'
import { pagesOf } from './menu'
import { useMenu } from './useMenu'
import { useMenuText } from './useMenuText'

/** The default page of a person. */
export interface AreaDefault {
  /** Segment of its route, `landing`. */
  areaDefault: string
  /** Its name, `Home`; may be empty. */
  areaDefaultDisplayName: string
}

/** The first page of the menu that the person may open. */
function useFirstPage() {
  const { primary } = useMenu()
  const { pages } = useBootstrap().navigationRights
  return pagesOf(primary).find(({ name }) => pages[name] !== false)
}

/**
 * The page for an address without a page, or instead of a page that the person may not open: the
 * default area of the rights; in proxy mode the tasks; else the first page of the menu; the empty
 * path if there is none.
 *
 * Source: SPEC 2 "Route guard"; SPEC 2 "Modals", Unauthorized dialog; docs/assumptions.md A-9.
 */
export function useAreaDefault(rights: AreaDefault) {
  const { t } = useTranslation()
  const isKnownPath = useIsKnownPath()
  const menuText = useMenuText()
  const first = useFirstPage()
  const isProxy = useProxiedUser() !== null
  const name = isProxy ? PROXY_START : rights.areaDefault
  const displayName = isProxy ? '' : rights.areaDefaultDisplayName
  if (isKnownPath(`/${name}`)) {
    return { path: `/${name}`, name: displayName || menuText({ name, serverText: name }) }
  }
  if (first) return { path: first.path, name: menuText(first) }
  return { path: '/', name: t('start') }
}
