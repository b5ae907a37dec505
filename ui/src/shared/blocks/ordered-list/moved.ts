/** An entry of a list that can be moved. */
export interface OrderedRow {
  id: string
  /** Its name for screen readers. */
  name: string
}

/** Moves some rows before or after another row. */
export function withMoved<Row extends OrderedRow>(
  rows: readonly Row[],
  moved: ReadonlySet<unknown>,
  target: string,
  position: 'before' | 'after',
): Row[] {
  const moving = rows.filter(({ id }) => moved.has(id))
  const rest = rows.filter(({ id }) => !moved.has(id))
  const at = rest.findIndex(({ id }) => id === target)
  return at < 0 ? [...rows] : rest.toSpliced(position === 'before' ? at : at + 1, 0, ...moving)
}
