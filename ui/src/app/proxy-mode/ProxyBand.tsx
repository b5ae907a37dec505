import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'

const ProxyNotice = lazyPart(async () => (await import('./ProxyNotice')).ProxyNotice)

/** The band under the bar in proxy mode. */
export function ProxyBand() {
  const proxied = useProxiedUser()
  return <div role="status">{proxied && <ProxyNotice {...proxied} />}</div>
}
