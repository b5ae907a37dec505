import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './Filters.module.css'

/** Placeholder of the filter form while its controls load. */
export function FilterOutline() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.fields} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="w30" />
      <Skeleton shape="big" width="w90" />
      <Skeleton width="w30" />
      <Skeleton shape="big" width="w90" />
    </div>
  )
}
