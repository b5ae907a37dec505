import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './EntityDetail.module.css'

const SECTIONS = ['a', 'b']

/** Stands where a thing will be. */
export function EntitySkeleton() {
  return (
    <div className={styles.stack}>
      <div className={styles.outline}>
        <Skeleton width="w30" shape="big" />
        <Skeleton width="w50" />
      </div>
      {SECTIONS.map((each) => (
        <div key={each} className={styles.sheet}>
          <Skeleton width="w50" />
          <Skeleton width="w70" />
          <Skeleton width="w30" />
          <Skeleton width="w50" />
        </div>
      ))}
    </div>
  )
}
