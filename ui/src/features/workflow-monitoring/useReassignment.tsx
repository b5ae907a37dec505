import { ArrowRightLeft } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listWorkTasks } from '../../entities/workflow-process/api'
import { RUNNING, type WorkflowProcess, type WorkTask } from '../../entities/workflow-process/model'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { ReassignDialog } from './ReassignDialog'

interface Asked {
  tasks: readonly WorkTask[]
  onDone: () => void
}

/** Reassigns the open tasks of workflows, after a dialog. */
export function useReassignment() {
  const { t } = useTranslation('workflows')
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<Asked>()
  const readOpen = async ({ id }: WorkflowProcess) => {
    const { data = [] } = await fewAtOnce(async () => dispatch(listWorkTasks.initiate(id, freshly)))
    return data.filter(({ isOpen }) => isOpen)
  }
  const askOf = async (
    processes: readonly WorkflowProcess[],
    onDone: () => void = () => undefined,
  ) => {
    const running = processes.filter(({ state }) => state === RUNNING)
    const tasks = (await Promise.all(running.map(readOpen))).flat()
    if (tasks.length > 0) setAsked({ tasks, onDone })
    else dispatch(showFeedback({ status: 'warning', text: t('reassign.none') }))
  }
  const action = { id: 'reassign', label: t('reassign.open'), icon: ArrowRightLeft }
  const bulkAction: BulkAction<WorkflowProcess> = {
    ...action,
    takes: 'rows',
    onAction: ({ rows, clear }) => void askOf(rows, clear),
  }
  return {
    /** Opens the dialog for these tasks. */
    ask: (tasks: readonly WorkTask[]) => setAsked({ tasks, onDone: () => undefined }),
    askOf,
    bulkAction,
    rowActions: (row: WorkflowProcess): RowAction[] =>
      row.state === RUNNING ? [{ ...action, onAction: () => void askOf([row]) }] : [],
    dialog: asked && (
      <ReassignDialog
        tasks={asked.tasks}
        onDone={asked.onDone}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}
