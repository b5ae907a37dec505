import {
  Box,
  CalendarOff,
  FileCheck,
  History,
  IdCard,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  Link2,
  Network,
  Settings,
  ShoppingCart,
  UserRound,
  UsersRound,
  type IconNode,
} from 'lucide'
import type { LandingItem } from '../model'

const PERMISSIONS = { role: IdCard, resource: Box, prd: FileCheck } as const

/** Icons by the first part of a page's address. */
const PAGES: Readonly<Record<string, IconNode>> = {
  availability: CalendarOff,
  dashboard: LayoutDashboard,
  groups: UsersRound,
  history: History,
  orgchart: Network,
  permissions: KeyRound,
  profile: UserRound,
  requests: ShoppingCart,
  resource: Box,
  role: IdCard,
  settings: Settings,
  tasks: Inbox,
  teams: UsersRound,
  users: UsersRound,
}

/** The icon of an item: for a kind of permission, a page of the console, or another address. */
export function itemIcon(item: Pick<LandingItem, 'permission' | 'page' | 'address'>): IconNode {
  const { permission, page, address } = item
  if (permission) return PERMISSIONS[permission.type]
  if (address !== '' && !address.startsWith('#/')) return Link2
  const [first = ''] = address.slice(2).split(/[/?]/)
  return PAGES[first] ?? PAGES[page] ?? LayoutGrid
}
