import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import styles from './DetailSkeleton.module.css'

const LINES = [0, 1, 2, 3, 4, 5]

interface DetailSkeletonProps {
  /** The icon before the name; the skeleton of a form has none. */
  sign?: 'face' | 'glyph'
}

/** The skeleton of a record's page while the record is loaded. */
export function DetailSkeleton({ sign }: DetailSkeletonProps) {
  const { t } = useTranslation('ui')
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {sign && (
        <div className={styles.head}>
          <span className={styles[sign]}>
            <Skeleton shape={sign === 'face' ? 'disc' : 'big'} />
          </span>
          <div className={styles.words}>
            <Skeleton shape="big" width="w50" />
            <Skeleton width="w30" />
          </div>
        </div>
      )}
      <div className={styles.card}>
        {LINES.map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  )
}
