import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './Categories.module.css'

/** Placeholder while the items of the home page load. */
export function CategoriesSkeleton() {
  return (
    <div aria-busy>
      <SectionCard title="">
        <div className={styles.offers}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="big" width="w90" />
          ))}
        </div>
      </SectionCard>
    </div>
  )
}
