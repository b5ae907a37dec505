import { LayoutGrid } from 'lucide'
import { Glyph } from '../../../shared/ui/Glyph'
import { Picture } from '../../../shared/ui/Picture'
import type { LandingCategory } from '../model'
import styles from './CategoryAbout.module.css'

interface CategoryAboutProps {
  category: Pick<LandingCategory, 'image' | 'description'>
}

/** The image and description of a category, below its name. */
export function CategoryAbout({ category: { image, description } }: CategoryAboutProps) {
  if (image === '' && description === '') return null
  return (
    <div className={styles.about}>
      {image !== '' && (
        <span className={styles.frame}>
          <Picture image={image} className={styles.picture}>
            <Glyph of={LayoutGrid} tint="thing" />
          </Picture>
        </span>
      )}
      <p className={styles.words}>
        <bdi>{description}</bdi>
      </p>
    </div>
  )
}
