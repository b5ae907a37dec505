import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/Spinner'
import styles from './ListPanel.module.css'

/** In the place of a panel that is on its way. */
export function PanelWait() {
  const { t } = useTranslation('picker')
  return (
    <div className={styles.wait}>
      <Spinner label={t('loading')} />
    </div>
  )
}
