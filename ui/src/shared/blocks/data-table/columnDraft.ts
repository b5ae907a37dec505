import type { ColumnFrame } from './column'

/** A column in the dialog that chooses columns. */
export interface DraftColumn extends Pick<ColumnFrame, 'label' | 'isName'> {
  key: string
  isShown: boolean
}

/** Keys of the visible columns, in order. */
export function shownKeys(draft: readonly DraftColumn[]): string[] {
  return draft.filter(({ isShown }) => isShown).map(({ key }) => key)
}

/** The columns with only the given ones visible; the column with the name stays visible. */
export function withShown(
  draft: readonly DraftColumn[],
  keys: ReadonlySet<unknown>,
): DraftColumn[] {
  return draft.map((column) => ({
    ...column,
    isShown: (column.isName ?? false) || keys.has(column.key),
  }))
}
