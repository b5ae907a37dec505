/** The columns of the setting that the console knows; undefined when there are none. */
export function knownColumns<Key extends string>(
  named: readonly { key: string }[] | undefined,
  known: readonly Key[],
): Key[] | undefined {
  const found = named?.flatMap(({ key }) => known.find((column) => column === key) ?? [])
  return found?.length ? [...new Set(found)] : undefined
}

/** The columns that the installation shows by default, and those that people can add. */
export interface DisplayedColumns<Key extends string> {
  /** Keys of the columns that are visible at first, in order. */
  shown: readonly Key[]
  /** Keys of the columns that people can add. */
  offered: readonly Key[]
}

/** All columns of a list in their order; `isExtra` columns are hidden at first. */
export function displayedColumns<Key extends string>({ shown, offered }: DisplayedColumns<Key>) {
  const keys = [...new Set([...shown, ...offered])]
  return keys.map((key) => ({ key, ...(!shown.includes(key) && { isExtra: true }) }))
}
