import { UserRoundCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { MenuItem } from '../../shared/ui/Menu'
import { useProxyMode } from './useProxyMode'

/** The entry of the profile menu: starts acting for someone, or stops it. */
export function ProxyItem({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const { proxyFor } = useBootstrap()
  const proxied = useProxiedUser()
  const { leave } = useProxyMode()
  if (proxied) {
    return (
      <MenuItem icon={UserRoundCheck} onAction={() => void leave()}>
        {t('proxy.exit', { name: proxied.fullName })}
      </MenuItem>
    )
  }
  if (!proxyFor) return null
  return (
    <MenuItem icon={UserRoundCheck} onAction={onOpen}>
      {t('proxy.open')}
    </MenuItem>
  )
}
