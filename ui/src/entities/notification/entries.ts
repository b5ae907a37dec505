import type { components } from '../../shared/platform/contract/schema'

type NotificationServiceNode = components['schemas']['NotificationServiceNode']
type NotificationsInfo = components['schemas']['NotificationsInfo']

/** What the bell lists and counts: the notifications of one request are one. Source: docs/assumptions.md A-494. */
export interface Entry extends Omit<NotificationsInfo, 'action'> {
  /** What happened, each once, in the order of the server. */
  actions: readonly string[]
  /** How many notifications it stands for. */
  times: number
}

export function entriesOf({ notificationsList = [] }: NotificationServiceNode): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { action, ...each } of notificationsList) {
    const key = JSON.stringify([each.type, each.name, each.navigation])
    const { actions = [], times = 0 } = entries.get(key) ?? {}
    const said = action ? [...actions, action] : actions
    entries.set(key, { ...each, actions: [...new Set(said)], times: times + 1 })
  }
  return [...entries.values()]
}

/** How many entries there are; what the server counted and did not list is counted as it is. */
export function countOf(node: NotificationServiceNode): number {
  return node.totalCount - repeated(entriesOf(node))
}

/** How many more notifications there are than entries. */
export function repeated(entries: readonly Entry[]): number {
  return entries.reduce((sum, { times }) => sum + times - 1, 0)
}
