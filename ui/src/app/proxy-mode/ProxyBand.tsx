import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'

const ProxyNotice = lazyPart(async () => (await import('./ProxyNotice')).ProxyNotice)

/** Under the bar for as long as the person acts for somebody in this tab. */
export function ProxyBand() {
  const proxied = useProxiedUser()
  return <div role="status">{proxied && <ProxyNotice {...proxied} />}</div>
}
