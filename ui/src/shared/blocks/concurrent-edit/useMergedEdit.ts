import { useState } from 'react'
import type { Sides, Winner } from './threeWay'
import { useConcurrentEdit } from './useConcurrentEdit'

/** A value in a form. */
export interface Edit<Value> {
  /** What was stored when the edit began. */
  base: Value
  /** The entered value. */
  now: Value
}

/** The outcome of a save: what is stored, and what is still to be saved. */
export interface Saved<Value> extends Edit<Value> {
  /** Replaces temporary ids of new records by their stored ids, in a value that was entered during the save. */
  renamed?: (value: Value) => Value
}

interface MergedEditOptions<Value, Found> {
  /** The stored value, as it was loaded last. */
  stored: Value
  /** Loads the stored value, past every cache. */
  read: () => Promise<Value>
  findConflicts: (sides: Sides<Value>) => readonly Found[]
  /** Merges the changes of both sides. */
  merge: (sides: Sides<Value>, winner: Winner) => Value
  /** Saves. `base` of the result is what is stored now, `now` what is still to be saved. Rejects with the error of the call. */
  save: (target: Value, stored: Value) => Promise<Saved<Value>>
}

/**
 * Edits a value that several people change at the same time. A save merges the entered changes into the stored value,
 * so that changes of others are kept. Changes during a save stay entered.
 *
 * Source: docs/assumptions.md.
 */
export function useMergedEdit<Value, Found>(options: MergedEditOptions<Value, Found>) {
  const { stored, read, findConflicts, merge, save } = options
  const [edit, setEdit] = useState<Edit<Value>>()
  const [isSaving, setSaving] = useState(false)
  const { base, now } = edit ?? { base: stored, now: stored }
  const concurrent = useConcurrentEdit({
    read,
    findConflicts: (mine: Value, theirs: Value) => findConflicts({ was: base, mine, theirs }),
    save: async (mine, theirs = stored) => {
      const saved = await save(merge({ was: base, mine, theirs }, 'mine'), theirs)
      setEdit((current) => whatIsLeft(saved, mine, current?.now))
    },
  })
  const { clash, settle, fault } = concurrent
  /** What stays entered after a save; `later` is the entered value at its end, undefined after a discard. */
  const whatIsLeft = (saved: Saved<Value>, mine: Value, later: Value | undefined) => {
    const { base, now, renamed = (value) => value } = saved
    if (later === undefined) return undefined
    if (later === mine) return base === now ? undefined : { base, now }
    const sides = { was: renamed(mine), mine: renamed(later), theirs: now }
    return { base, now: merge(sides, 'mine') }
  }
  const whileSaving = async (attempt: Promise<unknown>) => {
    setSaving(true)
    await attempt
    setSaving(false)
  }
  const takeTheirs = () => {
    if (!clash) return
    const theirs = clash.stored
    setEdit({ base: theirs, now: merge({ was: base, mine: now, theirs }, 'theirs') })
    settle()
  }
  return {
    base,
    now,
    isSaving,
    fault,
    clash,
    settle,
    takeTheirs,
    change: (next: Value) => setEdit({ base, now: next }),
    restore: setEdit,
    discard: () => setEdit(undefined),
    submit: () => whileSaving(concurrent.submit(now)),
    overwrite: () => whileSaving(concurrent.overwrite(now)),
  }
}
