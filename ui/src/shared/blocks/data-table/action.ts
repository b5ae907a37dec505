import type { IconNode } from 'lucide'
import type { Selected } from './useRowSelection'

/** What can be done with one row, in the menu at its end. */
export interface RowAction {
  id: string
  /** Ends with an ellipsis when it asks first. */
  label: string
  icon: IconNode
  /** Stands last, in red. */
  isDestructive?: boolean
  /** Done so often that the cards of a phone have a button for it. */
  isPrompt?: boolean
  onAction: () => void
}

/**
 * What can be done with the selected rows.
 *
 * Source: SPEC 3 "Table columns", multiSelectButtons.
 */
export interface BulkAction<Row> {
  id: string
  label: string
  icon: IconNode
  /** One row (`disableMultiAction`), several, or also all that match, which nobody has read. */
  takes: 'one' | 'rows' | 'all'
  /** The letter that does it to the selected rows or, without any, to the row with the focus (see `useRowKeys`). */
  shortcut?: string
  /** Where room is short, only screen readers get its label. */
  isMinor?: boolean
  onAction: (selected: Selected<Row>) => void
}

/** Whether an action can do anything with what is selected. */
export function takesSelection<Row>({ takes }: BulkAction<Row>, selected: Selected<Row>): boolean {
  if (selected.isAll) return takes === 'all'
  return takes !== 'one' || selected.rows.length === 1
}
