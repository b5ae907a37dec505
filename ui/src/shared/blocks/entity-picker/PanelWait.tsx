import { useTranslation } from 'react-i18next'
import { Spinner } from '../../ui/Spinner'
import styles from './ListPanel.module.css'

/** Placeholder of a panel while its code loads. */
export function PanelWait() {
  const { t } = useTranslation('picker')
  return (
    <div className={styles.wait}>
      <Spinner label={t('loading')} />
    </div>
  )
}
