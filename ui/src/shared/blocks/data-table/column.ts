import type { ReactNode } from 'react'

/** How a column of a data table is headed, measured and hidden. */
export interface ColumnFrame {
  label: string
  /** Share of the width, against the other columns of its table. Source: SPEC 9 "Columns and defaults". */
  weight: number
  /** Leaves a table that is narrower than 62rem (`wide`) or 50rem (`mid`); as cards every column is back. */
  needs?: 'mid' | 'wide' | undefined
  /** The column that names the row. */
  isName?: boolean
}

/** One column of a data table. */
export interface Column<Row> extends ColumnFrame {
  /** Also what the server sorts by. */
  key: string
  isSortable: boolean
  /** Not shown until somebody chooses it. */
  isExtra?: boolean
  /** Its cells read more than the list does, so that no file has it. */
  isOnScreenOnly?: boolean
  cell: (row: Row) => ReactNode
  /** The value as plain text, for export files. */
  text: (row: Row) => string
}

/** What the name takes, and what a column takes when nothing else is said about it. */
export const NAME_WEIGHT = 0.8
export const COLUMN_WEIGHT = 0.5
/** Of a column of single words, the longest of which are not broken in any language. */
export const WORD_WEIGHT = 0.35
