import type { ReactNode } from 'react'

/** One step of a form. */
export interface Step<Key extends string> {
  id: string
  title: string
  /** Fields that must be valid before the next step opens. */
  keys: readonly Key[]
  /**
   * Draws the fields.
   *
   * @param isChecked - whether empty required fields show an error, after "Next" was pressed.
   */
  render: (isChecked: boolean) => ReactNode
}

/** The id of the last step, a summary of what will be done. */
export const REVIEW = 'review'
