import { useState } from 'react'
import type { Sides, Winner } from './threeWay'
import { useConcurrentEdit } from './useConcurrentEdit'

/** Something that is being changed. */
export interface Edit<Value> {
  /** What was stored when the edit began. */
  base: Value
  /** As it is entered. */
  now: Value
}

/** The outcome of a save. */
export interface Saved<Value> extends Edit<Value> {
  /** What was entered while it ran, with the ids that new things got by it. */
  renamed?: (value: Value) => Value
}

interface MergedEditOptions<Value, Found> {
  /** What is stored, as far as it was read. */
  stored: Value
  /** Reads what is stored now, past every cache. */
  read: () => Promise<Value>
  findConflicts: (sides: Sides<Value>) => readonly Found[]
  /** What both made of it, together. */
  merge: (sides: Sides<Value>, winner: Winner) => Value
  /** Answers with what is stored now as `base`, and what is still to be saved as `now`. Rejects with the error of the call. */
  save: (target: Value, stored: Value) => Promise<Saved<Value>>
}

/**
 * An edit of something that several people change at once. What others did meanwhile is kept: what is sent is what is
 * entered here, put together with theirs. What is changed while a save runs stays entered.
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
  /** `later` is what is entered when the save is over, undefined after a discard. */
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
