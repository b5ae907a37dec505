import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '../../entities/task/model'
import { readAllRows, type ReadPage } from '../../shared/blocks/list-page/readAllRows'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { isSameDecision, VERSION, type KeptDecision } from './keptDecision'
import { useFailure } from './useFailure'

/** An unsent decision, ready to be continued in the dialog. */
export interface Resumed extends Pick<KeptDecision, 'action' | 'entered'> {
  tasks: readonly Task[]
  leftOut: readonly Task[]
  /** How many of its tasks are no longer in the list. */
  gone: number
}

interface UnfinishedOptions {
  /** The name of the draft. */
  keptAs: string
  list: ListState
  readPage: ReadPage<Task>
}

/**
 * The decision on several tasks that was not sent before the session ended. Its tasks are looked for in the whole list,
 * without the present search and filters.
 *
 * Source: docs/assumptions.md A-441.
 */
export function useUnfinished({ keptAs, list, readPage }: UnfinishedOptions) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const tellFailure = useFailure()
  const [isReading, setIsReading] = useState(false)
  const [begun, setBegun] = useState<KeptDecision>()
  const draft = useDraft<KeptDecision>({ name: keptAs, version: VERSION, value: undefined })

  const resume = ({ ids, leftOut, ...kept }: KeptDecision, rows: readonly Task[]) => {
    const among = (wanted: readonly string[]) => rows.filter(({ id }) => wanted.includes(id))
    const tasks = among(ids)
    if (tasks.length > 0) {
      draft.taken()
      return { ...kept, tasks, leftOut: among(leftOut), gone: ids.length - tasks.length }
    }
    draft.forget()
    dispatch(showFeedback({ status: 'warning', text: t('unfinished.none') }))
    return undefined
  }

  const isBegun = begun && draft.found && isSameDecision(draft.found.value, begun)
  return {
    keptAs,
    isReading,
    found: isBegun ? undefined : draft.found,
    refused: draft.refused,
    /** Tells that the person started a decision: its dialog offers a draft of the same decision, so the list does not. */
    begin: setBegun,
    /** Loads the tasks of the draft. Undefined, after a message, when none of the tasks is left or the list failed to load. */
    goOn: async (kept: KeptDecision): Promise<Resumed | undefined> => {
      setIsReading(true)
      try {
        return resume(kept, await readAllRows(readPage, wholeOf(list), UNWATCHED))
      } catch (error) {
        tellFailure(error)
        return undefined
      } finally {
        setIsReading(false)
      }
    },
  }
}

export type Unfinished = ReturnType<typeof useUnfinished>

const UNWATCHED = { onProgress: () => undefined, signal: new AbortController().signal }

function wholeOf(list: ListState): ListState {
  return { ...list, search: '', filters: NO_FILTERS }
}
