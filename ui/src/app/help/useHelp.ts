import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router-dom'
import { useLocale } from '../../i18n/useLocale'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import type { RouteHandle } from '../../shared/platform/routing/appRoute'
import { flagSetting } from '../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { helpAnchor } from './helpAnchor'

const FEATURES = 'popup,width=900,height=600'

/** The help anchor of the page; by default that of its address. */
function useAnchor(): string {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const { pathname } = useLocation()
  return handle?.helpAnchor ?? helpAnchor(pathname)
}

/**
 * Opens the help in its own window, at the anchor of the present page. Source: SPEC 2 "Help"; docs/assumptions.md
 *
 */
export function useHelp() {
  const { config } = useBootstrap().client
  const { language } = useLocale()
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const anchor = useAnchor()
  const open = () => {
    const address = new URL(`assets/help/${language}/index.html#${anchor}`, document.baseURI)
    if (window.open(address, 'help', FEATURES)) return
    dispatch(showFeedback({ id: 'help', status: 'warning', text: t('help.blocked') }))
  }
  return { isOffered: !flagSetting(config, 'customization', 'hideHelp'), open }
}
