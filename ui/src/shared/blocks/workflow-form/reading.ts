/** Translates a text of the form into the present language. */
export type Translate = (text: string) => string

export interface Reading {
  translate: Translate
  /** The prefix of the keys: the path of the nodes around. */
  path: string
  /** The path of a value that a condition names; in a grid it is in the same row. */
  placeOf: (name: string) => string
}
