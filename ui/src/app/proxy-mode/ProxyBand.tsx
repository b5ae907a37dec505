import { lazy, Suspense } from 'react'
import { useProxiedUser } from '../../shared/proxy-mode/useProxiedUser'

const ProxyNotice = lazy(async () => ({ default: (await import('./ProxyNotice')).ProxyNotice }))

/** Under the bar for as long as the person acts for somebody in this tab. */
export function ProxyBand() {
  const proxied = useProxiedUser()
  return (
    <div role="status">
      <Suspense>{proxied && <ProxyNotice {...proxied} />}</Suspense>
    </div>
  )
}
