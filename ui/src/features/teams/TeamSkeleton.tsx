import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../shared/ui/Skeleton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import identity from './TeamIdentity.module.css'
import styles from './TeamSkeleton.module.css'

const LINES = [0, 1, 2, 3, 4, 5]

/** The outline of a team's page while it is read. */
export function TeamSkeleton() {
  const { t } = useTranslation('teams')
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loadingTeam')}</VisuallyHidden>
      <div className={identity.identity}>
        <div className={styles.lines}>
          <Skeleton shape="big" width="w50" />
          <Skeleton width="w30" />
        </div>
      </div>
      <div className={styles.card}>
        {LINES.map((line) => (
          <Skeleton key={line} width="w70" />
        ))}
      </div>
    </div>
  )
}
