import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormBar.module.css'

interface FormBarProps {
  /** The number of fields with errors. */
  wrong: number
  /** A text about the state of the form. */
  words?: ReactNode
  /** The buttons; the last one continues or saves. */
  children: ReactNode
}

/** The bar at the end of a form, which stays visible however long the form is. */
export function FormBar({ wrong, words, children }: FormBarProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        {words}
        {wrong > 0 && <span className={styles.wrong}>{t('wrong', { count: wrong })}</span>}
      </p>
      {children}
    </div>
  )
}
