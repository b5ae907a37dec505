import { UserRoundCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { ProxiedUser } from '../../shared/platform/store/proxyModeSlice'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import styles from './ProxyNotice.module.css'
import { useProxyEnd } from './useProxyEnd'
import { useProxyMode } from './useProxyMode'

/** Names the person acted for, with a button to stop. */
export function ProxyNotice(proxied: ProxiedUser) {
  const { fullName: name } = proxied
  const { t } = useTranslation()
  useProxyEnd(proxied)
  const { leave } = useProxyMode()
  return (
    <div className={styles.band}>
      <Icon of={UserRoundCheck} />
      <span className={styles.text}>{t('proxy.acting', { name })}</span>
      <Button size="small" onPress={() => void leave()}>
        {t('proxy.exit', { name })}
      </Button>
    </div>
  )
}
