import { NO_FILTERS } from '../../shared/listing/filters'
import type { ListState } from '../../shared/listing/listState'

/** The key of the permission to look after the tasks of a team's members. Source: docs/assumptions.md A-104. */
export const MANAGE_TASKS = 'manageTask'

/** Whether there is a team whose tasks the signed-in person looks after: one is enough. */
export const MANAGED_TEAMS: ListState = {
  page: 1,
  pageSize: 1,
  search: '',
  sort: { column: 'name', order: 'asc' },
  filters: { ...NO_FILTERS, permission: [MANAGE_TASKS] },
}
