import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from '../../shared/platform/routing/appRoute'
import { PageTitleContext } from '../../shared/platform/routing/usePageTitle'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { useBrand } from '../branding/useBrand'

function useRouteTitle(): string | undefined {
  const { t } = useTranslation()
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle && t(`section.${handle.titleKey}`)
}

/** Sets the title of the document. Screen readers announce the title of a new page. */
export function PageTitle({ children }: { children: ReactNode }) {
  const [ownTitle, setOwnTitle] = useState<string>()
  const routeTitle = useRouteTitle()
  const title = ownTitle ?? routeTitle
  const { title: brand } = useBrand()
  useEffect(() => {
    document.title = [title, brand].filter(Boolean).join(' · ')
  }, [title, brand])
  return (
    <PageTitleContext value={setOwnTitle}>
      {children}
      <div aria-live="polite">
        <VisuallyHidden>{title}</VisuallyHidden>
      </div>
    </PageTitleContext>
  )
}
