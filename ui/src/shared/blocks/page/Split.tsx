import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './Split.module.css'
import { Stack } from './Stack'

interface SplitProps {
  children: ReactNode
  /** The content of the second column; below the first one on a narrow screen. An empty one leaves its space free. */
  beside: ReactNode
  /** Whether both columns have the same width. */
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
