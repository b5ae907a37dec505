import type { CSSProperties } from 'react'
import type { ColumnFrame } from './column'

type Weighted = Pick<ColumnFrame, 'weight' | 'needs'>
type Templates = Record<`--columns-${string}`, string>

interface Ends {
  /** Room for a box before the columns. */
  hasBox: boolean
  /** Room for a menu after them. */
  hasMenu: boolean
}

const BOX = '2.75rem'
const MENU = '3rem'

/**
 * Columns of the grid that each row is, at the three widths of a table; its style sheet chooses.
 *
 * A column that has left gives its share to those that stay.
 */
export function columnTemplates(
  columns: readonly Weighted[],
  ends: Ends,
): CSSProperties & Templates {
  const mid = columns.filter(({ needs }) => needs !== 'wide')
  const narrow = mid.filter(({ needs }) => needs !== 'mid')
  return {
    '--columns-wide': template(columns, ends),
    '--columns-mid': template(mid, ends),
    '--columns-narrow': template(narrow, ends),
  }
}

function template(columns: readonly Weighted[], { hasBox, hasMenu }: Ends): string {
  const shares = columns.map(({ weight }) => `minmax(0, ${String(weight)}fr)`)
  return [...(hasBox ? [BOX] : []), ...shares, ...(hasMenu ? [MENU] : [])].join(' ')
}
