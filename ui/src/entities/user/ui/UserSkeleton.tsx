import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import facts from './UserFacts.module.css'
import styles from './UserSkeleton.module.css'

const LINES = [0, 1, 2, 3, 4, 5]

/** The outline of a person's page while it is read. */
export function UserSkeleton() {
  const { t } = useTranslation('users')
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loadingUser')}</VisuallyHidden>
      <div className={styles.identity}>
        <span className={styles.face}>
          <Skeleton shape="disc" />
        </span>
        <div className={styles.lines}>
          <Skeleton shape="big" width="w50" />
          <Skeleton width="w30" />
        </div>
      </div>
      <div className={facts.split}>
        <div className={styles.card}>
          {LINES.map((line) => (
            <Skeleton key={line} width="w70" />
          ))}
        </div>
      </div>
    </div>
  )
}
