import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import styles from './CardGrid.module.css'

interface CardGridProps {
  /** The cards, of type `SectionCard`. */
  children: ReactNode
  /** Whether the cards are wide, for charts. */
  cards?: 'narrow' | 'wide'
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children, cards = 'narrow' }: CardGridProps) {
  return <div className={classNames(styles.grid, styles[cards])}>{children}</div>
}
