import {
  CircleUser,
  House,
  IdCard,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  SlidersHorizontal,
  Users,
  type IconNode,
} from 'lucide'

const icons: Readonly<Record<string, IconNode>> = {
  home: House,
  dashboard: LayoutDashboard,
  tasks: Inbox,
  access: KeyRound,
  people: Users,
  catalogue: IdCard,
  administration: SlidersHorizontal,
  profile: CircleUser,
}

/** The icon of a menu entry. */
export function menuIcon(name: string): IconNode {
  return icons[name] ?? LayoutGrid
}
