import { act } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { draftsWritten } from '../shared/blocks/drafts/writesUnderWay'

/** Empties the device before each test. */
export function beginWithoutDrafts() {
  beforeEach(() => {
    indexedDB = new IDBFactory()
  })
  afterEach(draftsWritten)
}

/** Ends the session: of the page, only the data on the device is left. */
export async function endSession(view: { unmount: () => void }) {
  view.unmount()
  await draftsWritten()
}

/** The drafts of all people on the device. Waits for pending writes first. */
export function keptDrafts(): Promise<{ owner: string; endsAt: number }[]> {
  return act(async () => {
    await draftsWritten()
    const database = await openDB('idm-console')
    const all = (await database.getAll('drafts')) as { owner: string; endsAt: number }[]
    database.close()
    return all
  })
}
