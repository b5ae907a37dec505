import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './RouteLoading.module.css'

/** Placeholder of a page while its code and rights load. */
export function RouteLoading() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.outline} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="big" width="w30" />
      <div className={styles.sheet}>
        <Skeleton width="w50" />
        <Skeleton width="w90" />
        <Skeleton width="w70" />
      </div>
    </div>
  )
}
