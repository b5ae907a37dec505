import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './Split.module.css'
import { Stack } from './Stack'

interface SplitProps {
  children: ReactNode
  /** What stands beside it; below it where there is no room. The place is free when there is nothing. */
  beside: ReactNode
  /** Both halves are as wide. */
  isEven?: boolean
  /** Both are cards of one form: wide enough for fields. */
  isForm?: boolean
}

/** The main content of a page, and a column beside it. */
export function Split({ children, beside, isEven = false, isForm = false }: SplitProps) {
  return (
    <div className={classNames(styles.split, isEven && styles.even, isForm && styles.form)}>
      <Stack>{children}</Stack>
      {beside && <Stack>{beside}</Stack>}
    </div>
  )
}
