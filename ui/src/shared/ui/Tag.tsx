import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** A word that classifies what stands before it, such as a level or a category. A state is a `Badge`. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className={styles.tag} dir="auto">
      {children}
    </span>
  )
}
