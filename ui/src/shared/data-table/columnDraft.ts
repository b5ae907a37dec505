import type { ColumnFrame } from './column'

/** A column in the dialog that chooses columns. */
export interface DraftColumn extends Pick<ColumnFrame, 'label' | 'isName'> {
  key: string
  isShown: boolean
}

/** Keys of the columns to show, in order. */
export function shownKeys(draft: readonly DraftColumn[]): string[] {
  return draft.filter(({ isShown }) => isShown).map(({ key }) => key)
}

/** The same columns, of which those are shown that are named, and the one that names the rows. */
export function withShown(
  draft: readonly DraftColumn[],
  keys: ReadonlySet<unknown>,
): DraftColumn[] {
  return draft.map((column) => ({
    ...column,
    isShown: (column.isName ?? false) || keys.has(column.key),
  }))
}

/** The same columns with some of them before or after another. */
export function withMoved(
  draft: readonly DraftColumn[],
  moved: ReadonlySet<unknown>,
  target: string,
  position: 'before' | 'after',
): DraftColumn[] {
  const moving = draft.filter(({ key }) => moved.has(key))
  const rest = draft.filter(({ key }) => !moved.has(key))
  const at = rest.findIndex(({ key }) => key === target)
  return at < 0 ? [...draft] : rest.toSpliced(position === 'before' ? at : at + 1, 0, ...moving)
}
