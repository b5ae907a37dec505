import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './Stack.module.css'

interface StackProps {
  children: ReactNode
  /** The gaps: `tight` within a section; `page` between sections, depending on the density. */
  gap?: 'page' | 'tight'
}

/** Children below each other, none wider than the stack. */
export function Stack({ children, gap = 'page' }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}
