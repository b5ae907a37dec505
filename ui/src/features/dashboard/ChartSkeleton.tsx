import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './Charts.module.css'

/** The outline of a chart with its switch below. */
export function ChartSkeleton({ bars }: { bars: number }) {
  return (
    <div className={styles.skeleton} aria-busy>
      {Array.from({ length: bars + 1 }, (_, bar) => (
        <Skeleton key={bar} width={bar % 2 === 0 ? 'w90' : 'w70'} />
      ))}
    </div>
  )
}
