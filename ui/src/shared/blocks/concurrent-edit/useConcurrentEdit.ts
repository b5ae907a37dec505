import { useState } from 'react'
import { useSave } from '../form/useSave'

interface ConcurrentEditOptions<Entered, Stored, Found> {
  /** Loads the stored values, past every cache; undefined for a new record. */
  read: (() => Promise<Stored>) | undefined
  /** Finds the changed fields that somebody else changed too. */
  findConflicts: (entered: Entered, stored: Stored) => readonly Found[]
  /** Saves the entered values. `stored` is what `read` returned. Rejects with the error of the call. */
  save: (entered: Entered, stored: Stored | undefined) => Promise<unknown>
}

interface Clash<Stored, Found> {
  stored: Stored
  conflicts: readonly Found[]
}

interface Attempt<Entered, Stored> {
  entered: Entered
  /** The stored values that may be overwritten, despite conflicts. */
  over?: Stored | undefined
}

/**
 * Saves, unless somebody else has changed the same fields since the edit began. Then nothing is sent, and `clash` has
 * the conflicts until the person overwrites or settles them.
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
    /** The error of the last attempt. */
    fault,
    clash,
    settle,
    submit: (entered: Entered) => attempt({ entered }),
    overwrite: (entered: Entered) => attempt({ entered, over: clash?.stored }),
  }
}
