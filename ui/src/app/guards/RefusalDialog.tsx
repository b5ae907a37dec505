import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from '../../shared/platform/routing/appRoute'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useMenuText } from '../navigation/useMenuText'
import { UnauthorizedDialog } from './UnauthorizedDialog'

/** What an `authorizeAccess` event may say. */
export interface AccessRefusal {
  /** The page that was asked for; the open one when not said. */
  pageName?: string
  /** The page that Close leads to; the default one when not said. */
  redirectTo?: string
  /** The name of that page. */
  displayName?: string
}

interface RefusalDialogProps {
  refusal: AccessRefusal
  onClose: () => void
}

/** Shows the message of the event. */
export function RefusalDialog({ refusal, onClose }: RefusalDialogProps) {
  const { navigationRights } = useBootstrap()
  const { redirectTo, displayName = '' } = refusal
  const page = usePageName(refusal)
  const areaDefault = redirectTo
    ? { areaDefault: redirectTo, areaDefaultDisplayName: displayName }
    : navigationRights
  return <UnauthorizedDialog page={page} areaDefault={areaDefault} onClose={onClose} />
}

function usePageName({ pageName }: AccessRefusal): string {
  const { t } = useTranslation()
  const menuText = useMenuText()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  if (pageName) return menuText({ name: pageName, serverText: pageName })
  return handle ? t(`section.${handle.titleKey}`) : t('start')
}
