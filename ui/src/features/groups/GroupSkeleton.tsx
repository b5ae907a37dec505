import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import styles from './GroupSkeleton.module.css'

const LINES = [0, 1, 2, 3]

/** The outline of a group's page while it is read. */
export function GroupSkeleton() {
  const { t } = useTranslation('groups')
  return (
    <div aria-busy="true" className={styles.card}>
      <VisuallyHidden>{t('loadingGroup')}</VisuallyHidden>
      {LINES.map((line) => (
        <Skeleton key={line} width="w70" />
      ))}
    </div>
  )
}
