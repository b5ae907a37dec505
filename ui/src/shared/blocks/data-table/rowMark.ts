import type { IconNode } from 'lucide'

/** The badge of a row that is about to go; the row is grey. */
export interface RowMark {
  text: string
  icon: IconNode
  /** The row can no longer be selected and has no menu: nothing can be done with it. */
  isFinal?: boolean
}
