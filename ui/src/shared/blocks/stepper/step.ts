import type { ReactNode } from 'react'

/** One step of a form. */
export interface Step<Key extends string> {
  id: string
  title: string
  /** Fields that must be valid before the next step opens. */
  keys: readonly Key[]
  /** @param isChecked - Next was pressed: required fields that are empty show an error. */
  render: (isChecked: boolean) => ReactNode
}

/** The id of the last step, which says what will be done. */
export const REVIEW = 'review'
