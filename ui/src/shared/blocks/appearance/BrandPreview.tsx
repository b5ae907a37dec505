import { Bell, CircleHelp, House } from 'lucide'
import { useId, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { brandProperties, type BrandColours } from './brandProperties'
import styles from './BrandPreview.module.css'

interface BrandPreviewProps {
  /** As they are entered, saved or not. */
  colours: BrandColours
  title: string
}

/** The console in small, with colours that nobody but the editor has yet; it can be looked at only. */
export function BrandPreview({ colours, title }: BrandPreviewProps) {
  const { t } = useTranslation('forms')
  const id = useId()
  return (
    <figure
      className={styles.figure}
      data-brand="ink"
      style={styleOf(colours)}
      aria-labelledby={id}
    >
      <figcaption id={id}>{t('preview.title')}</figcaption>
      <div className={styles.console} inert>
        <div className={styles.bar}>
          <span className={styles.title}>
            <bdi className="cut">{title}</bdi>
          </span>
          <Icon of={CircleHelp} />
          <Icon of={Bell} />
        </div>
        <div className={styles.page}>
          <span className={styles.entry}>
            <Icon of={House} />
            {t('preview.page')}
          </span>
          <div className={styles.content}>
            <Button variant="primary">{t('preview.button')}</Button>
            <Link href="/">{t('preview.link')}</Link>
          </div>
        </div>
      </div>
    </figure>
  )
}

/** What is none leaves the property to the sheet, which has the product's own. */
function styleOf(colours: BrandColours): CSSProperties {
  const properties = Object.entries(brandProperties(colours))
  return Object.fromEntries(properties.filter(([, value]) => value !== null))
}
