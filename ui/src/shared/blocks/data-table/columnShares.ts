import type { CSSProperties } from 'react'
import type { ColumnFrame } from './column'

type Weighted = Pick<ColumnFrame, 'weight' | 'needs'>
type Templates = Record<`--columns-${string}`, string>

interface Ends {
  /** Width of the box before the columns. */
  hasBox: boolean
  /** Width of the menu after the columns. */
  hasMenu: boolean
}

const BOX = '2.75rem'
const MENU = '3rem'

/**
 * The grid columns of a row at the three widths of a table; the style sheet chooses among them. The other columns share
 * the width of a hidden one.
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
