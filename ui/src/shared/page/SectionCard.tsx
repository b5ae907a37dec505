import type { ReactNode } from 'react'
import styles from './SectionCard.module.css'

/** A titled sheet of a detail page. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
