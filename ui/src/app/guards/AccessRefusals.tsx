import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from '../../shared/routing/appRoute'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useMenuText } from '../navigation/useMenuText'

/** What an `authorizeAccess` event may say. */
interface AccessRefusal {
  /** The page that was asked for; the open one when not said. */
  pageName?: string
  /** The page that Close leads to; the default one when not said. */
  redirectTo?: string
  /** What that page is called. */
  displayName?: string
}

declare global {
  interface WindowEventMap {
    authorizeAccess: CustomEvent<AccessRefusal | null>
  }
}

const UnauthorizedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ './UnauthorizedDialog'))
    .UnauthorizedDialog,
}))

function usePageName({ pageName }: AccessRefusal): string {
  const { t } = useTranslation()
  const menuText = useMenuText()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  if (pageName) return menuText({ name: pageName, serverText: pageName })
  return handle ? t(`section.${handle.titleKey}`) : t('start')
}

/** The dialog for whatever says by an event that the person may not do this. Source: SPEC 2 "Modals". */
export function AccessRefusals() {
  const [refusal, setRefusal] = useState<AccessRefusal>()
  useEffect(() => {
    const onRefusal = ({ detail }: WindowEventMap['authorizeAccess']) => setRefusal(detail ?? {})
    window.addEventListener('authorizeAccess', onRefusal)
    return () => {
      window.removeEventListener('authorizeAccess', onRefusal)
    }
  }, [])
  return refusal && <Refusal refusal={refusal} onClose={() => setRefusal(undefined)} />
}

function Refusal({ refusal, onClose }: { refusal: AccessRefusal; onClose: () => void }) {
  const { navigationRights } = useBootstrap()
  const { redirectTo, displayName = '' } = refusal
  const page = usePageName(refusal)
  const areaDefault = redirectTo
    ? { areaDefault: redirectTo, areaDefaultDisplayName: displayName }
    : navigationRights
  return (
    <Suspense>
      <UnauthorizedDialog page={page} areaDefault={areaDefault} onClose={onClose} />
    </Suspense>
  )
}
