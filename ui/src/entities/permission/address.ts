import type { Permission } from './model'

/** The id and the kind of a permission. */
export type PermissionReference = Pick<Permission, 'id' | 'kind'>

/** A permission in the query of an address: `item=cn%3DLaptop&kind=prd`. */
export function writeItem({ id, kind }: PermissionReference): string {
  return new URLSearchParams({ item: id, kind }).toString()
}
