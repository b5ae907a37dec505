import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PermissionReference } from '../../entities/permission/address'
import { KINDS, type Permission } from '../../entities/permission/model'

/** What is open: of the catalogue, or what the address names, of which nothing else is known. */
export type OpenedItem = PermissionReference & Partial<Pick<Permission, 'name' | 'teams'>>

/** The one thing that is open. */
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

/** The permission that an address names, if it does. */
function readItem(params: URLSearchParams): PermissionReference | undefined {
  const id = params.get('item')
  const kind = KINDS.find((each) => each === params.get('kind'))
  return id && kind ? { id, kind } : undefined
}

/** The address without its permission. */
function withoutItem(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete('item')
  rest.delete('kind')
  return rest
}
