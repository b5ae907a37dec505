import { useTranslation } from 'react-i18next'
import { Link } from '../../shared/ui/Link'
import { useBrand } from '../branding/useBrand'
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

/** The logo of the client, if the page may show it; otherwise that of the product. */
function BrandLogo({ image }: { image: string }) {
  if (image.startsWith('data:image/')) return <img className={styles.logo} src={image} alt="" />
  return (
    <svg className={styles.sign} viewBox="0 0 28 28" aria-hidden>
      <circle cx="8" cy="8" r="4.2" />
      <circle cx="20" cy="20" r="4.2" />
      <path d="M12.2 8H17a3 3 0 0 1 3 3v4.8M8 12.2V17a3 3 0 0 0 3 3h4.8" />
    </svg>
  )
}
