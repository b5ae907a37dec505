import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from '../../shared/platform/routing/appRoute'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useMenuText } from '../navigation/useMenuText'
import { UnauthorizedDialog } from './UnauthorizedDialog'

/** The details of an `authorizeAccess` event. */
export interface AccessRefusal {
  /** The refused page; by default the present one. */
  pageName?: string
  /** The page to which Close leads; by default the default page. */
  redirectTo?: string
  /** The name of the page to which Close leads. */
  displayName?: string
}

interface RefusalDialogProps {
  refusal: AccessRefusal
  onClose: () => void
}

/** The dialog for an `authorizeAccess` event. */
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
