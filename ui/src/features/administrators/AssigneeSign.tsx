import { FolderTree, IdCard, UsersRound } from 'lucide'
import type { AssigneeType } from '../../entities/administrator/model'
import { Avatar } from '../../shared/ui/Avatar'
import { Glyph } from '../../shared/ui/Glyph'

const SIGNS = {
  group: { of: UsersRound, tint: 'group' },
  container: { of: FolderTree, tint: 'thing' },
  role: { of: IdCard, tint: 'role' },
} as const

interface AssigneeSignProps {
  type: AssigneeType
  name: string
  size?: 'default' | 'xl'
}

/** The avatar of a person, or the icon of a group, container or role. */
export function AssigneeSign({ type, name, size = 'default' }: AssigneeSignProps) {
  if (type === 'user') return <Avatar name={name} size={size} />
  return <Glyph {...SIGNS[type]} isSmall={size === 'default'} />
}
