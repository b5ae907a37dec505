import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import type { RouteHandle } from '../../shared/platform/routing/appRoute'
import { classNames } from '../../shared/ui/classNames'
import { PlaceContext } from '../../shared/ui/place'
import { ClientStyles } from '../branding/ClientStyles'
import { useBrandColors } from '../branding/useBrand'
import { FeedbackBanners } from '../feedback/FeedbackBanners'
import { AccessRefusals } from '../guards/AccessRefusals'
import { NetworkLost } from '../network/NetworkLost'
import { useNetwork } from '../network/useNetwork'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { WaitingCalls } from '../session/waitingCalls/WaitingCalls'
import { RightsMissing } from '../startup/RightsMissing'
import { Bar } from './Bar'
import { Footer } from './Footer'
import { Navigation } from './Navigation'
import { PageTitle } from './PageTitle'
import { RouteLoading } from './RouteLoading'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink'
import { useFocusOnPage } from './useFocusOnPage'
import { useInnerLinks } from './useInnerLinks'
import { useNews } from './useNews'

const ProxyNotice = lazyPart(async () => (await import('../proxy-mode/ProxyNotice')).ProxyNotice)

const MAIN = 'content'
const NAVIGATION = 'navigation'

/** Whether the page is shown in its own window. */
function useIsWindow(): boolean {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.isWindow ?? false
}

/**
 * The frame around every page. Its parts are rendered again when their content changes, not when a page changes its
 * address. Source: SPEC 2 "Shared page frame".
 */
export function Shell() {
  useBrandColors()
  useNetwork()
  useNews()
  useInnerLinks()
  const page = useFocusOnPage()
  const proxied = useProxiedUser()
  const isWindow = useIsWindow()
  const isLoading = useNavigation().state === 'loading'
  return (
    <PlaceContext value={useLocation().pathname}>
      <ClientStyles />
      <PageTitle>
        <SkipLink target={MAIN} />
        <div className={classNames(styles.shell, isWindow && styles.window)}>
          {!isWindow && <Bar navigation={NAVIGATION} />}
          {!isWindow && <Navigation id={NAVIGATION} />}
          <div className={styles.side}>
            <div className={styles.bands}>
              <div role="status">{proxied && <ProxyNotice {...proxied} />}</div>
              <NetworkLost />
            </div>
            {isLoading && <div className={styles.progress} />}
            <main ref={page} className={styles.page} id={MAIN} tabIndex={-1} aria-busy={isLoading}>
              <FeedbackBanners />
              <RightsMissing />
              <WaitingCalls />
              <Suspense key={proxied?.dn} fallback={<RouteLoading />}>
                <Outlet />
              </Suspense>
            </main>
            {!isWindow && <Footer />}
          </div>
        </div>
        <AccessRefusals />
        <ScrollRestoration />
      </PageTitle>
    </PlaceContext>
  )
}
