import type { TFunction } from 'i18next'
import { statusOf, statusTables, type Status } from '../../entities/request/status'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { personParts } from '../../entities/user/ui/personParts'
import { listProcesses, startComparisons } from '../../entities/workflow-process/listApi'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { COLUMN_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import type { FilterField } from '../../shared/blocks/listing/filters'
import { dayOf } from '../../shared/blocks/values/day'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { Glyph } from '../../shared/ui/Glyph'
import { purposeSigns } from './purpose'
import { toWorkflow } from './routes'
import { Signs } from './Signs'
import { StepCell } from './StepCell'

type Coded = 'process' | 'prd'

const STATE_WEIGHT = 0.4
const SIGN_WEIGHT = 0.65

/** The list of workflows. Source: SPEC 2 "Screens and routes"; docs/assumptions.md. */
export const processList = defineList({
  namespace: 'workflows',
  preference: 'idm.processList',
  keepsFilters: true,
  texts: (t: TFunction<'workflows'>) => ({ firstUse: t('firstUse') }),
  endpoint: listProcesses,
  ask: ({ list }: Asking<WorkflowProcess, undefined>) => list,
  rowId: ({ id }: WorkflowProcess) => id,
  rowName: (process) => process.name,
  sort: 'creationTime',
  filters: (t: TFunction<'workflows'>): FilterField[] => [
    { key: 'state', kind: 'choice', label: t('column.state'), options: optionsOf(t, 'process') },
    { key: 'approval', kind: 'choice', label: t('column.approval'), options: optionsOf(t, 'prd') },
    {
      key: 'initiator',
      kind: 'person',
      label: t('column.initiator'),
      options: [],
      parts: personParts,
    },
    {
      key: 'recipient',
      kind: 'person',
      label: t('column.recipient'),
      options: [],
      parts: personParts,
    },
    {
      key: 'started',
      kind: 'day',
      label: t('column.started'),
      options: startComparisons.map((id) => ({ id, text: t(`started.${id}`) })),
    },
  ],
  columns: (t: TFunction<'workflows'>): Column<WorkflowProcess>[] => [
    nameColumn({
      label: t('column.name'),
      text: ({ name }) => name,
      cell: (process) => <ProcessName process={process} t={t} />,
    }),
    textColumn({
      key: 'recipient',
      label: t('column.recipient'),
      isSortable: true,
      isExtra: true,
      text: ({ recipient }) => recipient.name,
    }),
    textColumn({
      key: 'initiator',
      label: t('column.initiator'),
      isSortable: true,
      needs: 'wide',
      text: ({ initiator }) => initiator.name,
    }),
    timeColumn('creationTime', t('column.started'), ({ startedAt }) => startedAt),
    {
      ...timeColumn('completionTime', t('column.ended'), ({ endedAt }) => endedAt),
      isExtra: true,
    },
    textColumn({
      key: 'step',
      label: t('column.step'),
      isOnScreenOnly: true,
      needs: 'mid',
      cell: (process) => <StepCell process={process} />,
      text: () => '',
    }),
    textColumn({
      key: 'stuck',
      label: t('column.stuck'),
      weight: SIGN_WEIGHT,
      isOnScreenOnly: true,
      cell: (process) => <Signs process={process} />,
      text: () => '',
    }),
    { ...codeColumn('processStatus', 'process', t), label: t('column.state') },
    { ...codeColumn('approvalStatus', 'prd', t), label: t('column.approval'), isExtra: true },
    textColumn({
      key: 'resourceType',
      label: t('column.purpose'),
      isSortable: true,
      isExtra: true,
      text: ({ purpose }) => (purpose ? t(`purpose.${purpose}`) : ''),
    }),
  ],
})

function ProcessName({ process, t }: { process: WorkflowProcess; t: TFunction<'workflows'> }) {
  const { id, name, purpose = 'request', recipient } = process
  return (
    <NameCell
      name={name}
      href={toWorkflow(id)}
      sign={<Glyph {...purposeSigns[purpose]} />}
      line={t('for', { name: recipient.name })}
    />
  )
}

function timeColumn(
  key: string,
  label: string,
  when: (process: WorkflowProcess) => number | undefined,
) {
  return textColumn<WorkflowProcess>({
    key,
    label,
    weight: STATE_WEIGHT,
    isSortable: true,
    needs: 'mid',
    cell: (process) => {
      const at = when(process)
      return at === undefined ? null : <DateTime at={at} to="day" />
    },
    text: (process) => {
      const at = when(process)
      return at === undefined ? '' : dayOf(at)
    },
  })
}

function codeColumn(key: string, kind: Coded, t: TFunction<'workflows'>): Column<WorkflowProcess> {
  const codeOf = ({ state, approval }: WorkflowProcess) => (kind === 'process' ? state : approval)
  return {
    key,
    label: '',
    weight: COLUMN_WEIGHT,
    isSortable: true,
    cell: (process) => <StatusBadge kind={kind} code={codeOf(process)} />,
    text: (process) => {
      const status = statusOf(kind, codeOf(process))
      return status ? t(`state.${status.text}`, { ns: 'status' }) : ''
    },
  }
}

function optionsOf(t: TFunction<'workflows'>, kind: Coded) {
  return Object.entries<Status>(statusTables[kind]).map(([id, { text }]) => ({
    id,
    text: t(`state.${text}`, { ns: 'status' }),
  }))
}
