import { draftIn, isNewer, type Draft, type Written } from './draft'
import type { DraftStore } from './draftStore'
import { noteWrite } from './writesUnderWay'

/**
 * Keeps the draft of one form, each value as soon as the one before is written: a page that is reloaded waits for nothing. What the
 * device cannot keep is not kept; no form fails because of it. As long as the draft of a later release is there, it stays as it is
 * and nothing else is kept.
 *
 * Source: docs/assumptions.md A-603.
 */
export interface DraftWriter<Value> {
  read: () => Promise<Draft<Value> | undefined>
  /** Keeps the text of a value; undefined says that there is nothing to keep any more. */
  keep: (text: string | undefined) => void
  /** Drops what was kept before, unless something newer is there. */
  refuse: () => void
  /** Drops everything; the value of this moment is not kept again. */
  forget: () => void
}

/** @param open called at each turn, so that a device that failed once is tried again. */
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
  /** The value of the moment when its turn comes: what is typed meanwhile needs no turn of its own. */
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
