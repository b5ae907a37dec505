import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecidedTask } from '../../entities/task/model'
import { COLUMN_WEIGHT, type Column } from '../../shared/data-table/column'
import { DateTime } from '../../shared/values/DateTime'
import { useDateFormat } from '../../shared/values/useDateFormat'
import { TaskName } from './TaskName'
import { useDrawnColumns } from './useTaskColumns'

/** In the address of a task from this list. */
const OVER = '?of=decided'

/** Of the task itself, beside the decision. */
const USUAL = ['recipientName', 'initiatorName'] as const
const EXTRA = ['activityName', 'assignedTo', 'createTime', 'confirmationNumber'] as const

/**
 * The columns of the tasks on which one decided; stable while the language stays.
 *
 * Source: docs/assumptions.md A-338.
 */
export function useDecidedColumns(): Column<DecidedTask>[] {
  const { t } = useTranslation('tasks')
  const drawn = useDrawnColumns(OVER)
  const decision = useDecision()
  return useMemo(() => {
    const frame = (key: 'processName' | (typeof USUAL | typeof EXTRA)[number]) => ({
      key,
      label: t(`column.${key}`),
      isSortable: true,
      weight: COLUMN_WEIGHT,
      ...drawn[key],
    })
    return [
      {
        ...frame('processName'),
        isName: true,
        cell: (task: DecidedTask) => <TaskName task={task} list={OVER} isOver />,
      },
      ...decision.slice(0, 2),
      ...USUAL.map(frame),
      ...decision.slice(2),
      ...EXTRA.map((key) => ({ ...frame(key), isExtra: true })),
    ]
  }, [t, drawn, decision])
}

/** No order: the server does not sort by it. */
const UNSORTED = { isSortable: false, weight: COLUMN_WEIGHT } as const

/** How it was decided, when, and with which words. */
function useDecision(): Column<DecidedTask>[] {
  const { t } = useTranslation('tasks')
  const format = useDateFormat()
  return useMemo(
    () => [
      {
        ...UNSORTED,
        key: 'outcome',
        label: t('decided.outcome'),
        cell: ({ outcome }) => <bdi>{outcome}</bdi>,
        text: ({ outcome }) => outcome,
      },
      {
        ...UNSORTED,
        key: 'decidedAt',
        label: t('decided.at'),
        cell: ({ decidedAt }) => decidedAt !== undefined && <DateTime at={decidedAt} />,
        text: ({ decidedAt }) => (decidedAt === undefined ? '' : format.minute(decidedAt)),
      },
      {
        ...UNSORTED,
        key: 'words',
        label: t('comment'),
        needs: 'wide',
        cell: ({ words }) => <span dir="auto">{words}</span>,
        text: ({ words }) => words,
      },
    ],
    [t, format],
  )
}
