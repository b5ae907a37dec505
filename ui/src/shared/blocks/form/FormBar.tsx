import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormBar.module.css'

interface FormBarProps {
  /** The number of fields with errors. */
  wrong: number
  /** What is said about the form. */
  words?: ReactNode
  /** Buttons; the last is the way on. */
  children: ReactNode
}

/** The end of a form, in view however long the form is. */
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
