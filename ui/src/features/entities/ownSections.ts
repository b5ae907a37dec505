import { toGroup, toGroups } from '../groups/routes'
import { toUser, toUsers } from '../users/routes'

interface OwnSection {
  list: string
  toPage: (dn: string) => string
}

/** Kinds of things that a section of their own shows better, and where that is. */
export const ownSections: ReadonlyMap<string, OwnSection> = new Map([
  ['user', { list: toUsers(), toPage: toUser }],
  ['group', { list: toGroups(), toPage: toGroup }],
])
