import { KINDS, type Permission } from './model'

/** Which permission it is. */
export type PermissionReference = Pick<Permission, 'id' | 'kind'>

/** How an address names a permission: `item=cn%3DLaptop&kind=prd`. */
export function writeItem({ id, kind }: PermissionReference): string {
  return new URLSearchParams({ item: id, kind }).toString()
}

/** The permission that an address names, if it does. */
export function readItem(params: URLSearchParams): PermissionReference | undefined {
  const id = params.get('item')
  const kind = KINDS.find((each) => each === params.get('kind'))
  return id && kind ? { id, kind } : undefined
}

/** The address without its permission. */
export function withoutItem(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('item')
  rest.delete('kind')
  return rest
}
