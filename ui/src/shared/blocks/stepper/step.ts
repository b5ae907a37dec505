import type { ReactNode } from 'react'

/** One step of a form. */
export interface Step<Key extends string> {
  id: string
  title: string
  /** Fields that have to be right before the next step. */
  keys: readonly Key[]
  /** @param isChecked - everything that is missing is said: Next was pressed. */
  render: (isChecked: boolean) => ReactNode
}

/** The id of the last step, which says what will be done. */
export const REVIEW = 'review'
