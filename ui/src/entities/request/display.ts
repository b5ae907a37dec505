import type { components } from '../../shared/platform/contract/schema'
import { knownColumns, type DisplayedColumns } from '../../shared/blocks/listing/displayColumns'
import type { Sort } from '../../shared/blocks/listing/listState'

type RequestSettingNode = components['schemas']['RequestSettingNode']
type ColumnNode = components['schemas']['JaxBMapNode']

/** The columns that a list of requests can have, as the server calls them. Source: SPEC 3 "Table columns". */
export const requestColumns = [
  'name',
  'status',
  'recipientName',
  'requesterName',
  'requestDate',
  'action',
  'reason',
  'effectiveDate',
  'expirationDate',
  'confirmationNumber',
] as const

export type RequestColumn = (typeof requestColumns)[number]

/** Settings of the installation for the list of requests. */
export interface RequestDisplay extends DisplayedColumns<RequestColumn> {
  sort: Sort
  /** Whether people may choose their columns. */
  mayChoose: boolean
}

/** The settings of an installation that has none. Source: docs/assumptions.md A-305. */
export const USUAL_DISPLAY: RequestDisplay = {
  shown: ['name', 'status', 'recipientName', 'requesterName', 'requestDate', 'action', 'reason'],
  offered: requestColumns,
  sort: { column: 'requestDate', order: 'desc' },
  mayChoose: true,
}

/** Reads the settings; columns that the console does not know are left out. */
export function readRequestDisplay(node: RequestSettingNode): RequestDisplay {
  const { requestListSort: column = USUAL_DISPLAY.sort.column, requestListSortDesc: isDown } = node
  return {
    shown: known(node.defaultColumns) ?? USUAL_DISPLAY.shown,
    offered: known(node.columnsForUserOverride) ?? USUAL_DISPLAY.offered,
    sort: { column, order: isDown === false ? 'asc' : 'desc' },
    mayChoose: node.requestListColumnsOverride !== false,
  }
}

/** The known columns; the server's two columns for the status are one here. */
function known(columns: readonly ColumnNode[] | undefined) {
  const named = columns?.map(({ key }) => ({ key: key === 'requestStatus' ? 'status' : key }))
  return knownColumns(named, requestColumns)
}
