import type { ReactNode } from 'react'

/** The head, the width and the visibility of a column. */
export interface ColumnFrame {
  label: string
  /** Share of the width, relative to the other columns. Source: SPEC 9 "Columns and defaults". */
  weight: number
  /**
   * Hides the column in a table that is narrower than 62rem (`wide`) or 50rem (`mid`). In the card form all columns are
   * visible.
   */
  needs?: 'mid' | 'wide' | undefined
  /** Whether the column has the name of the row. */
  isName?: boolean
}

/** One column of a data table. */
export interface Column<Row> extends ColumnFrame {
  /** The key of the column, by which the server sorts too. */
  key: string
  isSortable: boolean
  /** Whether the column is hidden until a person chooses it. */
  isExtra?: boolean
  /** Whether its cells load data of their own; exported files leave it out then. */
  isOnScreenOnly?: boolean
  cell: (row: Row) => ReactNode
  /** The value as text, for exported files. */
  text: (row: Row) => string
}

/** The share of the width of the name, and that of any other column by default. */
export const NAME_WEIGHT = 0.8
export const COLUMN_WEIGHT = 0.5
/** The share of a column of single words: the longest word of each language fits. */
export const WORD_WEIGHT = 0.35
