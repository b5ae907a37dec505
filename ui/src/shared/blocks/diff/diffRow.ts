import type { ReactNode } from 'react'

/** A text, a list of texts, or undefined for no value. */
export type DiffValue = string | readonly string[] | undefined

export type DiffKind = 'added' | 'changed' | 'removed' | 'same'

/** A field with its old and new value as text. */
export interface DiffRow {
  key: string
  name: string
  /** A second line below the name, such as the group of the field, or its key. */
  about?: string
  was: DiffValue
  now: DiffValue
  /** A warning about the new value. */
  note?: string | undefined
  /** A badge in the last column. */
  end?: ReactNode
  /** Why the row cannot be selected. */
  lock?: string | undefined
  /** Whether the row is selected only by itself, and not together with all rows. */
  isApart?: boolean
}

export interface DiffGroup {
  key: string
  title?: string
  /** The number of rows, beside the title. */
  caption?: string
  rows: readonly DiffRow[]
}

/** The difference between two lists. */
export interface ListChange {
  removed: readonly string[]
  added: readonly string[]
  /** How many entries are in both lists. */
  kept: number
  /** Whether only the order of the entries changed. */
  isReordered: boolean
}

export function kindOf({ was, now }: Pick<DiffRow, 'was' | 'now'>): DiffKind {
  if (was === undefined) return now === undefined ? 'same' : 'added'
  if (now === undefined) return 'removed'
  return JSON.stringify(was) === JSON.stringify(now) ? 'same' : 'changed'
}

export function listChange(was: readonly string[], now: readonly string[]): ListChange {
  const removed = was.filter((entry) => !now.includes(entry))
  const added = now.filter((entry) => !was.includes(entry))
  const [before, after] = [
    was.filter((entry) => now.includes(entry)),
    now.filter((entry) => was.includes(entry)),
  ]
  const isReordered = JSON.stringify(before) !== JSON.stringify(after)
  return { removed, added, kept: before.length, isReordered }
}
