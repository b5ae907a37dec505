import { WifiOff } from 'lucide'
import { useTranslation } from 'react-i18next'
import { selectNetwork } from '../../shared/platform/store/networkSlice'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { Icon } from '../../shared/ui/Icon'
import styles from './NetworkLost.module.css'

/** The banner under the bar while the server cannot be reached. */
export function NetworkLost() {
  const { t } = useTranslation()
  const { isLost } = useAppSelector(selectNetwork)
  return (
    <div role="status">
      {isLost && (
        <p className={styles.band}>
          <Icon of={WifiOff} size="s" />
          {t('networkLost')}
        </p>
      )}
    </div>
  )
}
