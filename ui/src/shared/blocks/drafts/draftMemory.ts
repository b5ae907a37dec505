import type { AppDispatch } from '../../platform/store/hooks'
import type { DraftStore } from './draftStore'

/** The last known text of each draft on this page; undefined for a draft that does not exist. */
interface DraftMemory {
  texts: Map<string, string | undefined>
}

const CHANNEL = 'drafts'
const memories = new WeakMap<AppDispatch, DraftMemory>()

function memoryOf(dispatch: AppDispatch): DraftMemory {
  const memory = memories.get(dispatch) ?? { texts: new Map<string, string | undefined>() }
  memories.set(dispatch, memory)
  return memory
}

/** The text of a draft that this page knows without a read. */
export function recalledText(dispatch: AppDispatch, name: string): string | undefined {
  return memoryOf(dispatch).texts.get(name)
}

/** Forgets the text of a draft until the device has removed it too. */
export function unlearnText(dispatch: AppDispatch, name: string) {
  memoryOf(dispatch).texts.delete(name)
}

/** A store that reads each draft once and remembers it. When another tab changes a draft, everything is read again. */
export function remembering(store: DraftStore, dispatch: AppDispatch): DraftStore {
  const memory = memoryOf(dispatch)
  const tabs = new BroadcastChannel(CHANNEL)
  tabs.onmessage = () => {
    memory.texts = new Map()
  }
  const changed = async (name: string, text: string | undefined, change: Promise<void>) => {
    memory.texts.set(name, text)
    await change
    tabs.postMessage(undefined)
  }
  return {
    read: async (name) => {
      // A message from another tab replaces the map: a text that was read before may be old, and goes into the former
      // map.
      const { texts } = memory
      if (texts.has(name)) return texts.get(name)
      const text = await store.read(name)
      if (!texts.has(name)) texts.set(name, text)
      return texts.get(name)
    },
    write: (name, text) => changed(name, text, store.write(name, text)),
    remove: (name) => changed(name, undefined, store.remove(name)),
  }
}
