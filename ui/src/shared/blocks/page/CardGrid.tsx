import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './CardGrid.module.css'

interface CardGridProps {
  /** Section cards. */
  children: ReactNode
  /** Wide cards are for charts. */
  cards?: 'narrow' | 'wide'
}

/** Section cards beside each other, as many as there is room for. */
export function CardGrid({ children, cards = 'narrow' }: CardGridProps) {
  return <div className={classNames(styles.grid, styles[cards])}>{children}</div>
}
