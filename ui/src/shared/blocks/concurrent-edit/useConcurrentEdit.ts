import { useState } from 'react'
import { useSave } from '../form/useSave'

interface ConcurrentEditOptions<Entered, Stored, Found> {
  /** Reads what is stored now, past every cache; undefined for what is only just made. */
  read: (() => Promise<Stored>) | undefined
  /** Which of the changed fields somebody else changed too. */
  findConflicts: (entered: Entered, stored: Stored) => readonly Found[]
  /** Rejects with the error of the call. `stored` is what was read before. */
  save: (entered: Entered, stored: Stored | undefined) => Promise<unknown>
}

interface Clash<Stored, Found> {
  stored: Stored
  conflicts: readonly Found[]
}

interface Attempt<Entered, Stored> {
  entered: Entered
  /** What it is to be saved over, whatever is in the way. */
  over?: Stored | undefined
}

/**
 * Saves, unless somebody else has changed the same fields since the edit began: then nothing is sent, and `clash`
 * says what differs until it is overwritten or settled.
 *
 * Source: docs/assumptions.md A-289.
 */
export function useConcurrentEdit<Entered, Stored, Found>(
  options: ConcurrentEditOptions<Entered, Stored, Found>,
) {
  const { read, findConflicts, save } = options
  const [clash, setClash] = useState<Clash<Stored, Found>>()
  const settle = () => setClash(undefined)
  const { attempt, fault } = useSave(async ({ entered, over }: Attempt<Entered, Stored>) => {
    settle()
    const stored = over ?? (await read?.())
    const conflicts =
      over === undefined && stored !== undefined ? findConflicts(entered, stored) : []
    if (stored !== undefined && conflicts.length > 0) setClash({ stored, conflicts })
    else await save(entered, stored)
  })
  return {
    /** Why the last attempt failed. */
    fault,
    clash,
    settle,
    submit: (entered: Entered) => attempt({ entered }),
    overwrite: (entered: Entered) => attempt({ entered, over: clash?.stored }),
  }
}
