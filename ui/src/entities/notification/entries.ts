import type { components } from '../../shared/platform/contract/schema'

type NotificationServiceNode = components['schemas']['NotificationServiceNode']
type NotificationsInfo = components['schemas']['NotificationsInfo']

/** An entry of the bell: all notifications about the same record. Source: docs/assumptions.md A-494. */
export interface Entry extends Omit<NotificationsInfo, 'action'> {
  /** The actions of its notifications, each once, in the order of the server. */
  actions: readonly string[]
  /** The number of its notifications. */
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

/** The number of entries; notifications that the server counted and did not list count one each. */
export function countOf(node: NotificationServiceNode): number {
  return node.totalCount - repeated(entriesOf(node))
}

/** The number of notifications minus that of entries. */
export function repeated(entries: readonly Entry[]): number {
  return entries.reduce((sum, { times }) => sum + times - 1, 0)
}
