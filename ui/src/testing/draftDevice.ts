import { act } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { draftsWritten } from '../shared/blocks/drafts/writesUnderWay'

/** Each test begins on a device that has kept nothing. */
export function beginWithoutDrafts() {
  beforeEach(() => {
    indexedDB = new IDBFactory()
  })
  afterEach(draftsWritten)
}

/** The session ends: nothing is left of the page but what the device keeps. */
export async function endSession(view: { unmount: () => void }) {
  view.unmount()
  await draftsWritten()
}

/** The drafts that the device has stored, of all people. Meanwhile the page goes on. */
export function keptDrafts(): Promise<{ owner: string; endsAt: number }[]> {
  return act(async () => {
    await draftsWritten()
    const database = await openDB('idm-console')
    const all = (await database.getAll('drafts')) as { owner: string; endsAt: number }[]
    database.close()
    return all
  })
}
