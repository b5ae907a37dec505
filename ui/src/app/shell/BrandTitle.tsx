import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/ui/Link'
import { useBrand } from '../branding/useBrand'
import { BrandLogo } from './BrandLogo'
import styles from './BrandTitle.module.css'

/** Logo and title; a configured address opens in a tab of its own. */
export function BrandTitle() {
  const { t } = useTranslation()
  const { title, image, link } = useBrand()
  const content = (
    <>
      <BrandLogo image={image} />
      <span dir="auto" className={styles.text}>
        {title}
      </span>
    </>
  )
  if (link === '') {
    return (
      <Link href="/" className={styles.title}>
        {content}
      </Link>
    )
  }
  return (
    <a
      className={styles.title}
      href={link}
      target="_blank"
      rel="noreferrer"
      title={t('opensNewTab')}
    >
      {content}
    </a>
  )
}
