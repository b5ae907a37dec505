import type { AppDispatch } from '../../platform/store/hooks'
import { readDraftKeys } from './draftKeysApi'
import { remembering } from './draftMemory'
import { openDraftStore, type DraftStore } from './draftStore'
import { importKey } from './sealing'

const opened = new WeakMap<AppDispatch, Promise<DraftStore>>()

async function open(dispatch: AppDispatch): Promise<DraftStore> {
  const nodes = await dispatch(readDraftKeys.initiate(undefined, { subscribe: false })).unwrap()
  const [current, ...others] = await Promise.all(nodes.map(importKey))
  if (!current) throw new Error('there is no key for drafts')
  return remembering(await openDraftStore([current, ...others]), dispatch)
}

/** The drafts of the signed-in person. The keys are loaded once and stay in memory only. */
export function ownDrafts(dispatch: AppDispatch): Promise<DraftStore> {
  const known = opened.get(dispatch)
  if (known) return known
  const opening = open(dispatch)
  opened.set(dispatch, opening)
  opening.catch(() => opened.delete(dispatch))
  return opening
}
