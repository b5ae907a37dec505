import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** Past the frame to the page. The hash of the address is the route, so it is not touched. */
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
