import type { ReactNode } from 'react'

/** A text, several of them in an order, or undefined where there is none. */
export type DiffValue = string | readonly string[] | undefined

export type DiffKind = 'added' | 'changed' | 'removed' | 'same'

/** One field with its old and its new value, as people read them. */
export interface DiffRow {
  key: string
  name: string
  /** A second line below the name: where the field belongs, its key. */
  about?: string
  was: DiffValue
  now: DiffValue
  /** What to look at before the new value is taken. */
  note?: string | undefined
  /** In the last column: a badge. */
  end?: ReactNode
  /** Why the row cannot be selected. */
  lock?: string | undefined
}

export interface DiffGroup {
  key: string
  title?: string
  /** Beside the title: how many rows. */
  caption?: string
  rows: readonly DiffRow[]
}

/** The difference between two lists. */
export interface ListChange {
  removed: readonly string[]
  added: readonly string[]
  /** How many stand in both. */
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
