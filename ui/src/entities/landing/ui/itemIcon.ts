import { Box, FileCheck, IdCard, LayoutGrid, Link2, type IconNode } from 'lucide'
import type { LandingItem } from '../model'

const PERMISSIONS = { role: IdCard, resource: Box, prd: FileCheck } as const

/** The sign of an item: a kind of permission, a page of this application, another address. */
export function itemIcon({ permission, address }: LandingItem): IconNode {
  if (permission) return PERMISSIONS[permission.type]
  return address === '' || address.startsWith('#/') ? LayoutGrid : Link2
}
