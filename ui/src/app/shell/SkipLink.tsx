import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** A link that moves the focus past the frame to the page. It does not change the hash, which is the route. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a className={styles.skip} href={`#${target}`} onClick={skip}>
      {t('skip')}
    </a>
  )
}
