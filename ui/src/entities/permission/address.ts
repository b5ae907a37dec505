import type { Permission } from './model'

/** Which permission it is. */
export type PermissionReference = Pick<Permission, 'id' | 'kind'>

/** How an address names a permission: `item=cn%3DLaptop&kind=prd`. */
export function writeItem({ id, kind }: PermissionReference): string {
  return new URLSearchParams({ item: id, kind }).toString()
}
