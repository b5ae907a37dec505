/** A field that somebody else changed while it was edited here; all as people read it, `''` for no value. */
export interface Conflict {
  key: string
  label: string
  /** When the edit began. */
  was: string
  /** What would be saved. */
  mine: string
  /** What is stored now. */
  theirs: string
}
