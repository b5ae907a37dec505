import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './Stack.module.css'

interface StackProps {
  children: ReactNode
  /** `tight` within a section; `page` between sections, as the density has it. */
  gap?: 'page' | 'tight'
}

/** Things under each other, none wider than the place. */
export function Stack({ children, gap = 'page' }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}
