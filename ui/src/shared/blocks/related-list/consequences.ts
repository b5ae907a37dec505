import type { ReactNode } from 'react'

/** The impact of an addition or a removal. */
export interface Consequences {
  preview: ReactNode
  /** The text to type as a confirmation, when many people gain or lose something. */
  typed: string | undefined
}

/** A hook that computes the impact for some rows. */
export type UseConsequences<Row> = (rows: readonly Row[]) => Consequences

const NOTHING: Consequences = { preview: null, typed: undefined }

/** For lists whose changes have no known impact. */
export const useNoConsequences = () => NOTHING
