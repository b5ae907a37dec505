import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { TaskColumn, TaskDisplay } from '../../entities/task/display'
import type { Task } from '../../entities/task/model'
import { TaskPriorityMark } from '../../entities/task/ui/TaskPriorityMark'
import { COLUMN_WEIGHT, type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { displayedColumns } from '../../shared/blocks/listing/displayColumns'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { RelativeTime } from '../../shared/blocks/values/RelativeTime'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import { Party } from './Party'
import { TaskName } from './TaskName'

interface Drawn {
  cell: (task: Task) => ReactNode
  text: (task: Task) => string
  weight?: number
  needs?: 'mid' | 'wide'
}

/**
 * The columns that the installation shows, then those that it offers; the same array until the address or the language
 * changes.
 */
export function useTaskColumns(display: TaskDisplay): Column<Task>[] {
  const { t } = useTranslation('tasks')
  const drawn = useDrawnColumns(useLocation().search)
  return useMemo(() => {
    return displayedColumns(display).map(({ key, ...place }) => ({
      key,
      label: t(`column.${key}`),
      isSortable: display.sortable.includes(key),
      weight: COLUMN_WEIGHT,
      ...(key === 'processName' && { isName: true }),
      ...place,
      ...drawn[key],
    }))
  }, [display, drawn, t])
}

/**
 * The content of each column, in every list of tasks.
 *
 * @param list - the query of the list, `?of=team`: a task leads back to it and on to its next task.
 */
export function useDrawnColumns(list: string): Record<TaskColumn, Drawn> {
  const { t } = useTranslation('tasks')
  const format = useDateFormat()
  return useMemo(() => {
    const moment = (at: number | undefined) => (at === undefined ? '' : format.minute(at))
    return {
      processName: {
        weight: NAME_WEIGHT,
        cell: (task) => <TaskName task={task} list={list} />,
        text: ({ name }) => name,
      },
      activityName: { cell: ({ activity }) => activity, text: ({ activity }) => activity },
      recipientName: of('recipient'),
      initiatorName: { ...of('initiator'), needs: 'mid' },
      assignedTo: { ...of('addressee'), needs: 'mid' },
      claimedby: { ...of('claimer'), needs: 'wide' },
      priority: {
        cell: ({ priority }) => priority && <TaskPriorityMark priority={priority} />,
        text: ({ priority }) => (priority ? t(`priority.${priority}`) : ''),
        needs: 'mid',
      },
      createTime: {
        cell: ({ createdAt }) => createdAt !== undefined && <DateTime at={createdAt} />,
        text: ({ createdAt }) => moment(createdAt),
        needs: 'mid',
      },
      expirationTime: {
        cell: ({ expiresAt }) => expiresAt !== undefined && <RelativeTime at={expiresAt} />,
        text: ({ expiresAt }) => moment(expiresAt),
      },
      confirmationNumber: {
        cell: ({ confirmationNumber }) => <bdi className="id">{confirmationNumber}</bdi>,
        text: ({ confirmationNumber }) => confirmationNumber,
      },
    }
  }, [format, list, t])
}

function of(part: 'recipient' | 'initiator' | 'addressee' | 'claimer'): Drawn {
  return {
    cell: (task) => task[part] && <Party party={task[part]} />,
    text: (task) => task[part]?.name ?? '',
  }
}
