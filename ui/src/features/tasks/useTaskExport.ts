import { useTranslation } from 'react-i18next'
import {
  listDecidedTasks,
  listTasks,
  type DecidedQuery,
  type TasksQuery,
} from '../../entities/task/api'
import type { DecidedTask, Task } from '../../entities/task/model'
import { freshly } from '../../shared/platform/api/read'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The export of a list of tasks: all that match, or the selected ones. */
export function useTaskExport(asked: TasksQuery, columns: readonly Column<Task>[]) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  return useCsvExport<Task>({
    title: t('title'),
    columns,
    list: asked.list,
    readPage: (list) => dispatch(listTasks.initiate({ ...asked, list }, freshly)).unwrap(),
  })
}

/** The export of the list of completed tasks. */
export function useDecidedExport(asked: DecidedQuery, columns: readonly Column<DecidedTask>[]) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  return useCsvExport<DecidedTask>({
    title: t('decided.title'),
    columns,
    list: asked.list,
    readPage: (list) => dispatch(listDecidedTasks.initiate({ ...asked, list }, freshly)).unwrap(),
  })
}
