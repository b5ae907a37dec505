import type { IconNode } from 'lucide'
import type { Selected } from './useRowSelection'

/** An action on one row, in the menu at its end. */
export interface RowAction {
  id: string
  /** The label; ends with an ellipsis if a dialog follows. */
  label: string
  icon: IconNode
  /** Whether it is the last action of the menu, in red. */
  isDestructive?: boolean
  /** Whether it is so frequent that the card form has a button for it. */
  isPrompt?: boolean
  onAction: () => void
}

/** An action on the selected rows. Source: SPEC 3 "Table columns", multiSelectButtons. */
export interface BulkAction<Row> {
  id: string
  label: string
  icon: IconNode
  /** What the action takes: one row (`disableMultiAction`), several rows, or also all matching rows, which are not loaded. */
  takes: 'one' | 'rows' | 'all'
  /**
   * The letter key that runs the action on the selected rows or, without a selection, on the focused row (see
   * `useRowKeys`).
   */
  shortcut?: string
  /** Whether its label is visible only with enough room; screen readers always get it. */
  isMinor?: boolean
  onAction: (selected: Selected<Row>) => void
}

/** Whether an action can be done with the selection. */
export function takesSelection<Row>({ takes }: BulkAction<Row>, selected: Selected<Row>): boolean {
  if (selected.isAll) return takes === 'all'
  return takes !== 'one' || selected.rows.length === 1
}
