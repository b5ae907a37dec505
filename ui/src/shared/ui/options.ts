/** An option to choose. */
export interface Option<Id extends string = string> {
  id: Id
  text: string
  /** A second line under the text. */
  caption?: string
  isDisabled?: boolean
}

/** With more options than this, a field finds them by typing. */
export const MOST_IN_A_LIST = 12
