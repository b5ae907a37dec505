import {
  Building2,
  FolderTree,
  Laptop,
  MapPin,
  Package,
  UserRound,
  UsersRound,
  type IconNode,
} from 'lucide'
import type { Kind } from './model'

const icons: Readonly<Record<string, IconNode>> = {
  user: UserRound,
  group: UsersRound,
  organizationalUnit: FolderTree,
  location: MapPin,
  device: Laptop,
  department: Building2,
}

/** The icon of a kind of entity; a general icon for kinds that the console does not know. */
export function kindIcon(key: Kind['key']): IconNode {
  return icons[key] ?? Package
}
