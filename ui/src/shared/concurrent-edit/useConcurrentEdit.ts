import { useState } from 'react'
import { useSave } from '../form/useSave'

interface ConcurrentEditOptions<Entered, Stored, Found> {
  /** Reads what is stored now, past every cache; undefined for what is only just made. */
  read: (() => Promise<Stored>) | undefined
  /** Which of the changed fields somebody else changed too. */
  findConflicts: (entered: Entered, stored: Stored) => readonly Found[]
  /** Rejects with the error of the call. */
  save: (entered: Entered) => Promise<unknown>
}

interface Clash<Stored, Found> {
  stored: Stored
  conflicts: readonly Found[]
}

interface Attempt<Entered> {
  entered: Entered
  isOverwriting: boolean
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
  const isClashing = async (entered: Entered): Promise<boolean> => {
    if (!read) return false
    const stored = await read()
    const conflicts = findConflicts(entered, stored)
    if (conflicts.length > 0) setClash({ stored, conflicts })
    return conflicts.length > 0
  }
  const { attempt, fault } = useSave(async ({ entered, isOverwriting }: Attempt<Entered>) => {
    settle()
    if (isOverwriting || !(await isClashing(entered))) await save(entered)
  })
  return {
    /** Why the last attempt failed. */
    fault,
    clash,
    settle,
    submit: (entered: Entered) => attempt({ entered, isOverwriting: false }),
    overwrite: (entered: Entered) => attempt({ entered, isOverwriting: true }),
  }
}
