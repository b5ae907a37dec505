import type { CSSProperties } from 'react'
import type { ColumnFrame } from './column'

type Weighted = Pick<ColumnFrame, 'weight' | 'needs'>
type Shares = Record<`--${string}`, number>

/**
 * Sums of the weights at the three widths of a table, which its style sheet divides by.
 *
 * A column that has left gives its share to those that stay.
 */
export function weightSums(columns: readonly Weighted[]): CSSProperties & Shares {
  const mid = columns.filter(({ needs }) => needs !== 'wide')
  const narrow = mid.filter(({ needs }) => needs !== 'mid')
  return {
    '--weights-wide': sum(columns),
    '--weights-mid': sum(mid),
    '--weights-narrow': sum(narrow),
  }
}

/** The weight of one column, for its head cell. */
export function weightOf({ weight }: Weighted): CSSProperties & Shares {
  return { '--weight': weight }
}

function sum(columns: readonly Weighted[]): number {
  return columns.reduce((total, { weight }) => total + weight, 0)
}
