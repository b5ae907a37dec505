/** A text of the form in the language of now. */
export type Translate = (text: string) => string

export interface Reading {
  translate: Translate
  /** In front of the keys: that of the parts around it. */
  path: string
  /** Where a value is that a condition names: within a grid, in the same row. */
  placeOf: (name: string) => string
}
