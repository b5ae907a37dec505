import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { KEPT_MS } from './draft'
import { hiddenName, seal, unseal, type DraftKey, type Sealed } from './sealing'

/** An encrypted draft on the device; only its end date can be read there. */
interface Stored extends Sealed {
  /** Id of the key, and so of the person. */
  owner: string
  name: string
  /** When the draft expires, milliseconds since 1970. */
  endsAt: number
}

interface Database extends DBSchema {
  drafts: { key: [owner: string, name: string]; value: Stored; indexes: { byEnd: number } }
}

/** The drafts of one person on this device, by name. */
export interface DraftStore {
  /** The text of a draft; undefined if there is none, or none that can be decrypted. */
  read: (name: string) => Promise<string | undefined>
  write: (name: string, text: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

const placeOf = ({ owner, name, endsAt }: Omit<Stored, keyof Sealed>) =>
  JSON.stringify([owner, name, endsAt])

function openDatabase(): Promise<IDBPDatabase<Database>> {
  return openDB<Database>('idm-console', 1, {
    upgrade: (database) => {
      const drafts = database.createObjectStore('drafts', { keyPath: ['owner', 'name'] })
      drafts.createIndex('byEnd', 'endsAt')
    },
  })
}

/** Removes the expired drafts of all people. */
async function removeExpired(database: IDBPDatabase<Database>) {
  const { store, done } = database.transaction('drafts', 'readwrite')
  const expired = await store.index('byEnd').getAllKeys(IDBKeyRange.upperBound(Date.now()))
  await Promise.all([...expired.map((key) => store.delete(key)), done])
}

async function readOne(database: IDBPDatabase<Database>, key: DraftKey, name: string) {
  const stored = await database.get('drafts', [key.id, await hiddenName(key, name)])
  if (!stored) return undefined
  return unseal(key, stored, placeOf(stored)).catch(() => undefined)
}

/**
 * Opens the store of the device. Rejects if the browser stores nothing, as in some private modes and outside a secure
 * context.
 *
 * @param keys - the first key encrypts, all decrypt.
 */
export async function openDraftStore(
  keys: readonly [DraftKey, ...DraftKey[]],
): Promise<DraftStore> {
  const database = await openDatabase()
  await removeExpired(database)
  const [current] = keys
  const removeUnder = async (key: DraftKey, name: string) =>
    database.delete('drafts', [key.id, await hiddenName(key, name)])
  return {
    read: async (name) => {
      const found = await Promise.all(keys.map((key) => readOne(database, key, name)))
      return found.find((text) => text !== undefined)
    },
    write: async (name, text) => {
      const about = {
        owner: current.id,
        name: await hiddenName(current, name),
        endsAt: Date.now() + KEPT_MS,
      }
      await database.put('drafts', { ...about, ...(await seal(current, text, placeOf(about))) })
      await Promise.all(keys.slice(1).map((key) => removeUnder(key, name)))
    },
    remove: async (name) => {
      await Promise.all(keys.map((key) => removeUnder(key, name)))
    },
  }
}
