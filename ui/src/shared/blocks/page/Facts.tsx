import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** A label and its value. */
export interface Fact {
  key: string
  label: string
  content: ReactNode
}

/** Facts as labels and values, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, content }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
