import { draftIn, isNewer, type Draft, type Written } from './draft'
import type { DraftStore } from './draftStore'
import { noteWrite } from './writesUnderWay'

/**
 * Stores the draft of one form. Each value is written as soon as the previous write is done, so that a reload loses
 * little. A device that cannot store it is ignored; the form works on. While a draft of a later release exists, it
 * stays and nothing else is stored.
 *
 * Source: docs/assumptions.md A-603.
 */
export interface DraftWriter<Value> {
  read: () => Promise<Draft<Value> | undefined>
  /** Stores the text of a value; undefined removes the draft. */
  keep: (text: string | undefined) => void
  /** Removes the former draft, unless a newer one was stored. */
  refuse: () => void
  /** Removes the draft; the present value is not stored again. */
  forget: () => void
}

/** @param open - called for each write, so that a device that failed once is tried again. */
export function draftWriter<Value>(
  open: () => Promise<DraftStore>,
  name: string,
  version: number,
): DraftWriter<Value> {
  let last: string | undefined
  let isWriteWaiting = false
  let queue: Promise<unknown> = Promise.resolve()

  const inTurn = <Result>(work: (drafts: DraftStore) => Promise<Result>) => {
    const begin = () => {
      isWriteWaiting = false
      return open()
    }
    const done = queue
      .then(begin)
      .then(work)
      .catch(() => undefined)
    queue = done
    noteWrite(done)
    return done
  }
  const change = (work: (drafts: DraftStore) => Promise<void>) =>
    inTurn(async (drafts) => {
      const text = await drafts.read(name)
      if (text === undefined || !isNewer(text, version)) await work(drafts)
    })
  const remove = () => change((drafts) => drafts.remove(name))
  const write = async (drafts: DraftStore) => {
    if (last === undefined) return
    const about = { version, savedAt: Date.now() }
    const text = JSON.stringify({ ...about, value: JSON.parse(last) as unknown } satisfies Written)
    await drafts.write(name, text)
  }
  /** Writes the latest value when the running write is done; values in between are not written. */
  const writeInTurn = () => {
    if (isWriteWaiting) return
    isWriteWaiting = true
    void change(write)
  }
  return {
    read: () =>
      inTurn(async (drafts) => {
        const text = await drafts.read(name)
        if (text === undefined || isNewer(text, version)) return undefined
        const draft = draftIn<Value>(text, version)
        if (!draft) await drafts.remove(name)
        return draft
      }),
    keep: (text) => {
      if (text === last) return
      last = text
      if (text === undefined) void remove()
      else writeInTurn()
    },
    refuse: () => {
      if (last === undefined) void remove()
    },
    forget: () => void remove(),
  }
}
