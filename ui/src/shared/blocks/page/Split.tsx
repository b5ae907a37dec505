import type { ReactNode } from 'react'
import styles from './Split.module.css'
import { Stack } from './Stack'

interface SplitProps {
  children: ReactNode
  /** What stands beside it; below it where there is no room. The place is free when there is nothing. */
  beside: ReactNode
}

/** What a page is about, and what belongs to it. */
export function Split({ children, beside }: SplitProps) {
  return (
    <div className={styles.split}>
      <Stack>{children}</Stack>
      {beside && <Stack>{beside}</Stack>}
    </div>
  )
}
