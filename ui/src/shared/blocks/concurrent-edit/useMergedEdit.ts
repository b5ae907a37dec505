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

interface MergedEditOptions<Value, Found> {
  /** What is stored, as far as it was read. */
  stored: Value
  /** Reads what is stored now, past every cache. */
  read: () => Promise<Value>
  findConflicts: (sides: Sides<Value>) => readonly Found[]
  /** What both made of it, together. */
  merge: (sides: Sides<Value>, winner: Winner) => Value
  /** Answers with what is still to be saved. Rejects with the error of the call. */
  save: (target: Value, stored: Value) => Promise<Edit<Value> | undefined>
}

/**
 * An edit of something that several people change at once. What others did meanwhile is kept: what is sent is what is
 * entered here, put together with theirs.
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
    save: async (mine, theirs = stored) =>
      setEdit(await save(merge({ was: base, mine, theirs }, 'mine'), theirs)),
  })
  const { clash, settle, fault } = concurrent
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
