import type { components } from '../../shared/platform/contract/schema'
import { knownColumns, type DisplayedColumns } from '../../shared/blocks/listing/displayColumns'
import type { Sort } from '../../shared/blocks/listing/listState'

type TaskSettingNode = components['schemas']['TaskSettingNode']
type ColumnNode = components['schemas']['JaxBMapNode']

/** The columns that a list of tasks can have, as the server calls them. */
export const taskColumns = [
  'processName',
  'activityName',
  'recipientName',
  'initiatorName',
  'assignedTo',
  'claimedby',
  'priority',
  'createTime',
  'expirationTime',
  'confirmationNumber',
] as const

export type TaskColumn = (typeof taskColumns)[number]

/** Settings of the installation for the list of tasks. */
export interface TaskDisplay extends DisplayedColumns<TaskColumn> {
  sortable: readonly TaskColumn[]
  sort: Sort
  /** Whether people may choose their columns. */
  mayChoose: boolean
  /** Whether opening a task claims it. */
  isClaimedOnOpen: boolean
  /** Whether people may choose whether opening a task claims it. */
  mayChooseClaim: boolean
}

/** The settings of an installation that has none. Source: docs/assumptions.md A-294. */
export const USUAL_DISPLAY: TaskDisplay = {
  shown: ['processName', 'recipientName', 'assignedTo', 'priority', 'createTime', 'expirationTime'],
  offered: taskColumns,
  sortable: [
    'processName',
    'recipientName',
    'initiatorName',
    'priority',
    'createTime',
    'expirationTime',
  ],
  sort: { column: 'createTime', order: 'desc' },
  mayChoose: true,
  isClaimedOnOpen: false,
  mayChooseClaim: false,
}

/** The known columns; columns that the console does not know are left out. */
export function readTaskDisplay(node: TaskSettingNode): TaskDisplay {
  const { taskListSort: column = USUAL_DISPLAY.sort.column, taskListSortDesc: isDown } = node
  return {
    shown: known(node.defaultColumns) ?? USUAL_DISPLAY.shown,
    offered: known(node.columnsForUserOverride) ?? USUAL_DISPLAY.offered,
    sortable: known(node.columnsForSort) ?? USUAL_DISPLAY.sortable,
    sort: { column, order: isDown === false ? 'asc' : 'desc' },
    mayChoose: node.taskListColumnsOverride !== false,
    isClaimedOnOpen: node.taskDetailClaim === true,
    mayChooseClaim: node.taskDetailClaimOverride === true,
  }
}

function known(columns: readonly ColumnNode[] | undefined) {
  return knownColumns(columns, taskColumns)
}
