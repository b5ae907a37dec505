import type { ReactNode } from 'react'
import styles from './SectionCard.module.css'

interface SectionCardProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of a record's page: a card with a title. */
export function SectionCard({ title, actions, children }: SectionCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
