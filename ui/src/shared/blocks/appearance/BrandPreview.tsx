import { Bell, CircleHelp, House } from 'lucide'
import { useId, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { brandProperties, type BrandColours } from './brandProperties'
import styles from './BrandPreview.module.css'

interface BrandPreviewProps {
  /** The entered colors, saved or not. */
  colours: BrandColours
  title: string
  /** What the preview shows, such as a phone; "Preview" by default. */
  caption?: string
  /** The theme of the preview; by default that of the page. */
  theme?: 'light' | 'dark'
  direction?: 'ltr' | 'rtl'
  /** Whether the preview is as narrow as a phone, without a menu. */
  isPhone?: boolean
  /** The logo, `data:image/png;base64,…`. */
  logo?: string
  /** The texts of the footer; undefined for no footer. */
  footer?: readonly string[]
}

/** A small picture of the console with unsaved brand colors. It cannot be used. */
export function BrandPreview(props: BrandPreviewProps) {
  const { colours, caption, theme, direction, isPhone = false, footer } = props
  const { t } = useTranslation('forms')
  const id = useId()
  return (
    <figure
      className={styles.figure}
      data-brand="ink"
      style={styleOf(colours)}
      aria-labelledby={id}
    >
      <figcaption id={id}>{caption ?? t('preview.title')}</figcaption>
      <div
        className={classNames(styles.console, isPhone && styles.phone)}
        data-theme={theme}
        dir={direction}
        inert
      >
        <Bar {...props} />
        <div className={styles.page}>
          {!isPhone && (
            <span className={styles.entry}>
              <Icon of={House} />
              {t('preview.page')}
            </span>
          )}
          <div className={styles.content}>
            <Button variant="primary">{t('preview.button')}</Button>
            <Link href="/">{t('preview.link')}</Link>
          </div>
        </div>
        {footer && (
          <div className={styles.foot}>
            {[...new Set(footer)].map((text) => (
              <bdi key={text}>{text}</bdi>
            ))}
          </div>
        )}
      </div>
    </figure>
  )
}

function Bar({ title, logo = '' }: Pick<BrandPreviewProps, 'title' | 'logo'>) {
  return (
    <div className={styles.bar}>
      {logo !== '' && <img className={styles.logo} src={logo} alt="" />}
      <span className={styles.title}>
        <bdi className="cut">{title}</bdi>
      </span>
      <Icon of={CircleHelp} />
      <Icon of={Bell} />
    </div>
  )
}

/** The brand colors as custom properties; invalid colors are left out, so that the style sheet's own apply. */
function styleOf(colours: BrandColours): CSSProperties {
  const properties = Object.entries(brandProperties(colours))
  return Object.fromEntries(properties.filter(([, value]) => value !== null))
}
