import type { components } from '../../shared/platform/contract/schema'
import { entriesOf, repeated } from './entries'

type NotificationServiceNode = components['schemas']['NotificationServiceNode']

/** The types that the server counts, with the field of each count. */
const COUNTS = {
  task: 'newTasksCount',
  role: 'newRolesCount',
  resource: 'newResourcesCount',
  helpdesk: 'newHelpdeskTasksCount',
} as const

const TYPES = ['task', 'role', 'resource', 'helpdesk'] as const

/** How many entries of each type there are; the counts of a complete list add up to `countOf`. */
export function countsByType(node: NotificationServiceNode) {
  const entries = entriesOf(node)
  const counts = TYPES.map((type) => {
    const ofType = entries.filter((entry) => entry.type === type)
    return { type, count: (node[COUNTS[type]] ?? 0) - repeated(ofType) }
  })
  return counts.filter(({ count }) => count > 0)
}
