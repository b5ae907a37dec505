import type { components } from '../../shared/platform/contract/schema'

type NotificationServiceNode = components['schemas']['NotificationServiceNode']
type NotificationsInfo = components['schemas']['NotificationsInfo']

/** What the bell lists and counts: notifications that say the same of the same thing are one. */
export interface Entry extends NotificationsInfo {
  /** How many notifications it stands for. */
  times: number
}

export function entriesOf({ notificationsList = [] }: NotificationServiceNode): Entry[] {
  const entries = new Map<string, Entry>()
  for (const each of notificationsList) {
    const key = JSON.stringify([each.type, each.name, each.action, each.navigation])
    entries.set(key, { ...each, times: (entries.get(key)?.times ?? 0) + 1 })
  }
  return [...entries.values()]
}

/** How many entries there are; what the server counted and did not list is counted as it is. */
export function countOf(node: NotificationServiceNode): number {
  const { totalCount, notificationsList = [] } = node
  return totalCount - notificationsList.length + entriesOf(node).length
}
