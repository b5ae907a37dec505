import type { IconNode } from 'lucide'

/** The badge of a row that is to be deleted; the row is gray. */
export interface RowMark {
  text: string
  icon: IconNode
  /** Whether the row can be neither selected nor has a menu. */
  isFinal?: boolean
}
