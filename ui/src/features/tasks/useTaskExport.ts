import { useTranslation } from 'react-i18next'
import { listTasks, type TasksQuery } from '../../entities/task/api'
import type { Task } from '../../entities/task/model'
import { useCsvExport } from '../../shared/csv/useCsvExport'
import type { Column } from '../../shared/data-table/column'
import { useAppDispatch } from '../../shared/store/hooks'

/** A list of tasks as a file: all that match, or those selected. */
export function useTaskExport(asked: TasksQuery, columns: readonly Column<Task>[]) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  return useCsvExport<Task>({
    title: t('title'),
    columns,
    list: asked.list,
    readPage: (list) =>
      dispatch(listTasks.initiate({ ...asked, list }, { subscribe: false })).unwrap(),
  })
}
