import { draftIn, isNewer, type Draft, type Written } from './draft'
import type { DraftStore } from './draftStore'
import { noteWrite } from './writesUnderWay'

/** How long nobody must have typed before a draft is written. */
const PAUSE_MS = 200

/**
 * Keeps the draft of one form. What the device cannot keep is not kept; no form fails because of it. As long as the draft of a
 * later release is there, it stays as it is and nothing else is kept.
 */
export interface DraftWriter<Value> {
  read: () => Promise<Draft<Value> | undefined>
  /** Keeps the text of a value soon; undefined says that there is nothing to keep any more. */
  keep: (text: string | undefined) => void
  /** Keeps at once what waits. */
  flush: () => void
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
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const inTurn = <Result>(work: (drafts: DraftStore) => Promise<Result>) => {
    const done = queue
      .then(open)
      .then(work)
      .catch(() => undefined)
    queue = done
    noteWrite(done)
    return done
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const change = (work: (drafts: DraftStore) => Promise<void>) =>
    inTurn(async (drafts) => {
      const text = await drafts.read(name)
      if (text === undefined || !isNewer(text, version)) await work(drafts)
    })
  const remove = () => {
    stop()
    return change((drafts) => drafts.remove(name))
  }
  const write = (value: string) => {
    const about = { version, savedAt: Date.now() }
    const text = JSON.stringify({ ...about, value: JSON.parse(value) as unknown } satisfies Written)
    return change((drafts) => drafts.write(name, text))
  }
  const flush = () => {
    if (timer === undefined || last === undefined) return
    stop()
    void write(last)
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
      stop()
      if (text === undefined) void remove()
      else timer = setTimeout(flush, PAUSE_MS)
    },
    flush,
    refuse: () => {
      if (last === undefined) void remove()
    },
    forget: () => void remove(),
  }
}
