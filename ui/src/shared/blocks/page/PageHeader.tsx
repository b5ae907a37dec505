import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** The number of records in the list; hidden while it is unknown. */
  count: number | undefined
  /** Buttons; the primary one is the last. */
  actions?: ReactNode
}

/** The title of a list page, with the number of records. */
export function PageHeader({ title, count, actions }: PageHeaderProps) {
  const { intlLocale } = useLocale()
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {count !== undefined && (
        <span className={styles.count}>{new Intl.NumberFormat(intlLocale).format(count)}</span>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
