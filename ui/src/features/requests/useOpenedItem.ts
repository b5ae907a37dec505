import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PermissionReference } from '../../entities/permission/address'
import { KINDS, type Permission } from '../../entities/permission/model'

/** The opened item: from the catalog, or from the address, which gives its id and kind only. */
export type OpenedItem = PermissionReference & Partial<Pick<Permission, 'name' | 'teams'>>

/** The item whose dialog is open; one at most. */
export function useOpenedItem() {
  const [params, setParams] = useSearchParams()
  const [chosen, open] = useState<OpenedItem>()
  const linked = readItem(params)
  const close = () => {
    open(undefined)
    if (linked) setParams(withoutItem(params), { replace: true })
  }
  return { opened: chosen ?? linked, open, close }
}

/** The permission that the address names; undefined if it names none. */
function readItem(params: URLSearchParams): PermissionReference | undefined {
  const id = params.get('item')
  const kind = KINDS.find((each) => each === params.get('kind'))
  return id && kind ? { id, kind } : undefined
}

/** The query of the address without the permission. */
function withoutItem(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('item')
  rest.delete('kind')
  return rest
}
