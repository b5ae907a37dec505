import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import type { ListState } from '../../shared/blocks/listing/listState'

/** The key of the permission to manage the tasks of a team's members. Source: docs/assumptions.md A-104. */
const MANAGE_TASKS = 'manageTask'

/** The query for teams whose tasks the signed-in person manages. */
export const MANAGED_TEAMS: ListState = {
  page: 1,
  pageSize: MAX_SIZE,
  search: '',
  sort: { column: 'name', order: 'asc' },
  filters: { ...NO_FILTERS, permission: [MANAGE_TASKS] },
}
