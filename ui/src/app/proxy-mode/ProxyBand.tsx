import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../shared/proxy-mode/useProxiedUser'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import styles from './ProxyBand.module.css'
import { useProxyMode } from './useProxyMode'

/** Under the bar for as long as the person acts for somebody in this tab. */
export function ProxyBand() {
  const { t } = useTranslation()
  const proxied = useProxiedUser()
  const { leave } = useProxyMode()
  return (
    <div role="status">
      {proxied && (
        <div className={styles.band}>
          <Icon of={UserRoundCheck} />
          <span className={styles.text}>{t('proxy.acting', { name: proxied.fullName })}</span>
          <Button size="small" onPress={() => void leave()}>
            {t('proxy.exit', { name: proxied.fullName })}
          </Button>
        </div>
      )}
    </div>
  )
}
