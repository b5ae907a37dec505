import type { TFunction } from 'i18next'
import { TriangleAlert } from 'lucide'
import { listCprsProcesses } from '../../../entities/cprs/api'
import { subjectParts, type Process } from '../../../entities/cprs/model'
import { NAME_WEIGHT, type Column } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { NameCell } from '../../../shared/blocks/data-table/NameCell'
import { defineList } from '../../../shared/blocks/list-page/defineList'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { Badge } from '../../../shared/ui/Badge'
import { toReconciliation } from '../routes'
import { ProcessMessage, ProcessState } from './ProcessState'

const nameOf = ({ subject }: Process) => subjectParts(subject).join(', ')
const timeText = (at: number | undefined) => (at === undefined ? '' : new Date(at).toISOString())
const time = (at: number | undefined) => at !== undefined && <DateTime at={at} />

/** The relative widths in which a date with its time, and a state, fit in one line. */
const TIME_WEIGHT = 0.62
const BADGE_WEIGHT = 0.45

/**
 * The list of processes. Source: SPEC 3 "Client settings"; the columns for the subject and the
 * failures are our own.
 */
export const processList = defineList({
  namespace: 'cprs',
  keyPrefix: 'processes',
  preference: 'idm.cprsProcessList',
  texts: (t: TFunction<'cprs'>) => ({ firstUse: t('processes.firstUse') }),
  endpoint: listCprsProcesses,
  ask: ({ list }) => list,
  rowId: ({ id }: Process) => id,
  rowName: nameOf,
  sort: '-requestStartTime',
  columns: (t: TFunction<'cprs'>): Column<Process>[] => [
    nameColumn<Process>({
      key: 'opType',
      label: t('column.process'),
      cell: (process) => (
        <NameCell
          name={`${t(`kind.${process.kind}`)}: ${nameOf(process)}`}
          href={toReconciliation(process.subject)}
        />
      ),
      text: (process) => `${t(`kind.${process.kind}`)}: ${nameOf(process)}`,
    }),
    textColumn<Process>({
      key: 'requestStartTime',
      label: t('column.startedAt'),
      weight: TIME_WEIGHT,
      isSortable: true,
      cell: ({ startedAt }) => time(startedAt),
      text: ({ startedAt }) => timeText(startedAt),
    }),
    textColumn<Process>({
      key: 'requestCompletionTime',
      label: t('column.endedAt'),
      weight: TIME_WEIGHT,
      isSortable: true,
      needs: 'mid',
      cell: ({ endedAt }) => time(endedAt),
      text: ({ endedAt }) => timeText(endedAt),
    }),
    textColumn<Process>({
      key: 'opStatus',
      label: t('column.state'),
      weight: BADGE_WEIGHT,
      isSortable: true,
      cell: (process) => <ProcessState process={process} />,
      text: ({ state }) => t(`state.${state}`),
    }),
    textColumn<Process>({
      key: 'failed',
      label: t('column.failed'),
      cell: ({ failed, total }) =>
        failed > 0 && (
          <Badge kind="danger" icon={TriangleAlert}>
            {t('failedOf', { number: failed, total: total ?? failed })}
          </Badge>
        ),
      text: ({ failed }) => String(failed),
    }),
    textColumn<Process>({
      key: 'statusMessage',
      label: t('column.message'),
      weight: NAME_WEIGHT,
      needs: 'wide',
      cell: (process) => <ProcessMessage process={process} />,
      text: ({ message }) => message,
    }),
  ],
})
