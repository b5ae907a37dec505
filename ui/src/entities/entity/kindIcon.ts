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

/** The drawing of a kind of things; an installation may have kinds that nobody has drawn. */
export function kindIcon(key: Kind['key']): IconNode {
  return icons[key] ?? Package
}
