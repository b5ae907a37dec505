import { useEffect, useRef, useState } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { useErrorText } from '../../platform/errors/useErrorText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { awaitCommit } from './waitingCommits'

/** How long a removal can be undone, milliseconds. */
export const UNDO_MS = 10_000

/** How many toasts are visible at once; earlier ones wait. */
const SHOWN = 5

/** A removal that can be undone before it is sent. */
export interface Removal {
  /** The id of the record that is removed; lists leave it out. */
  id: string
  /** The message, `Role removed from Omar Haddad`. */
  text: string
  /** The message of a failure, `The role could not be removed from Omar Haddad.` */
  failedText: string
  /** Sends the removal, with `keepalive`, so that the call survives the closing of the page. */
  commit: () => Promise<{ error?: unknown }>
}

/** Removals that can be undone. */
export interface Undo {
  queue: ToastQueue<Removal>
  /** Ids of the removed records, for lists to hide. */
  removed: ReadonlySet<string>
  remove: (removal: Removal) => void
  undo: (toastKey: string) => void
  /** Cancels the pending removals of records that are added again. */
  restore: (ids: readonly string[]) => void
}

/**
 * Sends a removal ten seconds after it was made, so that the person can undo it; there is no
 * question before.
 *
 * Waiting removals are sent at once when the page is left or closed, before the session ends, and
 * before a record is deleted.
 * If a removal fails, the record is listed again, and a message says so.
 *
 * Source: docs/assumptions.md A-193.
 */
export function useUndo(): Undo {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [queue] = useState(() => new ToastQueue<Removal>({ maxVisibleToasts: SHOWN }))
  const waiting = useRef(new Map<string, Removal>())

  const showAll = (shown: readonly string[]) =>
    setRemoved((ids) => new Set([...ids].filter((each) => !shown.includes(each))))
  const show = (id: string) => showAll([id])

  function undo(key: string) {
    const removal = waiting.current.get(key)
    waiting.current.delete(key)
    queue.close(key)
    if (removal) show(removal.id)
  }

  async function commit(key: string) {
    const removal = waiting.current.get(key)
    if (!waiting.current.delete(key) || !removal) return
    const { error } = await removal.commit()
    if (!error) return
    show(removal.id)
    dispatch(showFeedback({ status: -1, text: `${removal.failedText} ${errorText(error)}` }))
  }

  async function commitAll() {
    const keys = [...waiting.current.keys()]
    await Promise.all(keys.map(commit))
    for (const key of keys) queue.close(key)
  }

  useCommitAtTheEnd(commitAll)

  return {
    queue,
    removed,
    remove: (removal) => {
      setRemoved((ids) => new Set([...ids, removal.id]))
      const key = queue.add(removal, { timeout: UNDO_MS, onClose: () => void commit(key) })
      waiting.current.set(key, removal)
    },
    undo,
    restore: (ids) => {
      const keys = [...waiting.current].filter(([, { id }]) => ids.includes(id))
      for (const [key] of keys) undo(key)
      showAll(ids)
    },
  }
}

/** Sends pending removals when the page is left or closed, and before a sign-out. */
function useCommitAtTheEnd(commitAll: () => Promise<void>) {
  const latest = useRef(commitAll)
  useEffect(() => {
    latest.current = commitAll
  })
  useEffect(() => {
    const commit = () => latest.current()
    const takeBack = awaitCommit(commit)
    const onHide = () => void commit()
    window.addEventListener('pagehide', onHide)
    return () => {
      takeBack()
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])
}
