import { useTranslation } from 'react-i18next'
import { TextLink } from '../../shared/ui/TextLink'
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
      <TextLink href="/" className={styles.title}>
        {content}
      </TextLink>
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
