import {
  House,
  IdCard,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  home: House,
  dashboard: LayoutDashboard,
  tasks: Inbox,
  access: KeyRound,
  people: Users,
  catalogue: IdCard,
  administration: SlidersHorizontal,
}

/** The drawing of a top-level entry. */
export function menuIcon(name: string): LucideIcon {
  return icons[name] ?? LayoutGrid
}
