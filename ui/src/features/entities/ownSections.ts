import { toGroup, toGroups } from '../groups/routes'
import { toUser, toUsers } from '../users/routes'

interface OwnSection {
  list: string
  toPage: (dn: string) => string
}

/** Kinds of entity with a section of their own, and its address. */
export const ownSections: ReadonlyMap<string, OwnSection> = new Map([
  ['user', { list: toUsers(), toPage: toUser }],
  ['group', { list: toGroups(), toPage: toGroup }],
])
