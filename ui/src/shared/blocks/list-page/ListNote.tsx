import type { ReactNode } from 'react'
import styles from './ListNote.module.css'

/** Says what the rows of a list are, above the list. */
export function ListNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>
}
