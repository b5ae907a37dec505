import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecidedTask, WaitingScope } from '../../entities/task/model'
import { COLUMN_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'
import { Party } from './Party'
import { TaskName } from './TaskName'
import { useNoteText } from './useNoteText'
import { useDrawnColumns } from './useTaskColumns'

/** The columns that show the task; other columns show the decision. */
const EXTRA = ['activityName', 'createTime', 'confirmationNumber'] as const

/**
 * The columns of completed tasks; the same array until the address or the language changes.
 *
 * @param list - the query of the list, `?of=decided`: a task leads back to it.
 *
 * Source: docs/assumptions.md.
 */
export function useDecidedColumns(by: WaitingScope, list: string): Column<DecidedTask>[] {
  const { t } = useTranslation('tasks')
  const drawn = useDrawnColumns(list)
  const { how, words, decider } = useDecision()
  return useMemo(() => {
    const frame = (
      key:
        'processName' | 'assignedTo' | 'recipientName' | 'initiatorName' | (typeof EXTRA)[number],
    ) => ({
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
        cell: (task: DecidedTask) => <TaskName task={task} list={list} isOver />,
      },
      ...how,
      { ...decider, isExtra: by === 'self' },
      { ...frame('assignedTo'), weight: PERSON_WEIGHT, isExtra: by === 'self' },
      { ...frame('recipientName'), weight: PERSON_WEIGHT },
      { ...frame('initiatorName'), isExtra: by !== 'self' },
      words,
      ...EXTRA.map((key) => ({ ...frame(key), isExtra: true })),
    ]
  }, [t, by, list, drawn, how, words, decider])
}

/** Shares of the width that fit one word, and a first and last name beside a photo. */
const [SHORT_WEIGHT, PERSON_WEIGHT] = [0.42, 0.6]

/** The server cannot sort by these columns. */
const UNSORTED = { isSortable: false, weight: COLUMN_WEIGHT } as const

/** The columns of a decision: outcome, time, person and comment. */
function useDecision() {
  const { t } = useTranslation('tasks')
  const noteText = useNoteText()
  const format = useDateFormat()
  return useMemo(() => {
    const how: Column<DecidedTask>[] = [
      {
        ...UNSORTED,
        key: 'outcome',
        weight: SHORT_WEIGHT,
        label: t('decided.outcome'),
        cell: ({ outcome }) => <bdi>{noteText(outcome)}</bdi>,
        text: ({ outcome }) => noteText(outcome),
      },
      {
        ...UNSORTED,
        key: 'decidedAt',
        label: t('decided.at'),
        cell: ({ decidedAt }) => decidedAt !== undefined && <DateTime at={decidedAt} />,
        text: ({ decidedAt }) => (decidedAt === undefined ? '' : format.minute(decidedAt)),
      },
    ]
    const decider: Column<DecidedTask> = {
      ...UNSORTED,
      key: 'decider',
      weight: PERSON_WEIGHT,
      label: t('decided.by'),
      cell: ({ decider: who }) => who && <Party party={who} />,
      text: ({ decider: who }) => who?.name ?? '',
    }
    const words: Column<DecidedTask> = {
      ...UNSORTED,
      key: 'words',
      label: t('comment'),
      needs: 'wide',
      cell: ({ words: said }) => said !== '' && <span dir="auto">{said}</span>,
      text: ({ words: said }) => said,
    }
    return { how, decider, words }
  }, [t, noteText, format])
}
