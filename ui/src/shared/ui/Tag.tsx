import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A tag with the class of the record before it, such as a level or a category. For a status use `Badge`. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className={styles.tag} dir="auto">
      {children}
    </span>
  )
}
