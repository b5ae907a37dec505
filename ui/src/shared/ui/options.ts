/** One of several to choose from. */
export interface Option<Id extends string = string> {
  id: Id
  text: string
  /** A second line under the text. */
  caption?: string
  isDisabled?: boolean
}

/** More than these are found by typing. */
export const MOST_IN_A_LIST = 12
