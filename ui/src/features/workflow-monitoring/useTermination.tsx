import { CircleStop } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProcess, useTerminateProcessesMutation } from '../../entities/workflow-process/api'
import { statusOf } from '../../entities/request/status'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { RUNNING } from '../../entities/workflow-process/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import { freshly } from '../../shared/platform/api/read'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { TerminateDialog } from './TerminateDialog'

interface Asked {
  processes: readonly WorkflowProcess[]
  onDone: () => void
}

/** Terminates one workflow or several with a reason, and shows the outcome of each. */
export function useTermination() {
  const { t } = useTranslation('workflows')
  const [asked, setAsked] = useState<Asked>()
  const send = useSend()
  const ask = (processes: readonly WorkflowProcess[], onDone: () => void = () => undefined) =>
    setAsked({ processes: processes.filter(({ state }) => state === RUNNING), onDone })
  const action = { id: 'terminate', label: t('terminate.open'), icon: CircleStop }
  const bulkAction: BulkAction<WorkflowProcess> = {
    ...action,
    takes: 'rows',
    onAction: ({ rows, clear }) => ask(rows, clear),
  }
  return {
    ask,
    bulkAction,
    rowActions: (row: WorkflowProcess): RowAction[] =>
      row.state === RUNNING ? [{ ...action, isDestructive: true, onAction: () => ask([row]) }] : [],
    dialog: asked && (
      <TerminateDialog
        processes={asked.processes}
        onConfirm={async (reason) => {
          if (await send(asked.processes, reason)) asked.onDone()
        }}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

/**
 * Terminates workflows; the result says whether any has ended. A single workflow that failed to end
 * rejects with the reason.
 */
function useSend() {
  const { t } = useTranslation('workflows')
  const dispatch = useAppDispatch()
  const [terminate] = useTerminateProcessesMutation()
  const readWhy = useWhy()
  return async (processes: readonly WorkflowProcess[], comment: string) => {
    const ids = processes.map(({ id }) => id)
    const { failed: kept, message } = await terminate({ ids, comment }).unwrap()
    const refused = processes.filter(({ id }) => kept.includes(id))
    const failed = await Promise.all(
      refused.map(async ({ id, name }) => ({ id, name, reason: (await readWhy(id)) ?? message })),
    )
    const [first] = failed
    // The dialog shows this error and stays open.
    if (first && ids.length === 1) throw faultOf(first.reason) as unknown as Error
    const succeeded = processes.filter(({ id }) => !kept.includes(id))
    const count = { done: succeeded.length, all: ids.length }
    const isWhole = failed.length === 0
    const text = isWhole ? t('terminate.done', { number: ids.length }) : t('terminate.some', count)
    dispatch(showFeedback({ text, outcome: { success: isWhole, succeeded, failed } }))
    return succeeded.length > 0
  }
}

function faultOf(text: string): ApiError {
  return { status: 200, code: 'fault', text }
}

/**
 * The reason of a failure. The server gives one reason for all; that somebody else has ended a
 * workflow is read from the workflow itself.
 */
function useWhy() {
  const { t } = useTranslation(['workflows', 'status'])
  const dispatch = useAppDispatch()
  const format = useDateFormat()
  return async (id: string): Promise<string | undefined> => {
    const { data } = await dispatch(getProcess.initiate(id, freshly))
    if (data?.endedAt === undefined) return undefined
    const status = statusOf('process', data.state)
    const state = status ? t(`status:state.${status.text}`) : ''
    return t('terminate.meanwhile', { state, time: format.minute(data.endedAt) })
  }
}
