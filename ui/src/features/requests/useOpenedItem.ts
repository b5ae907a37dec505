import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readItem, withoutItem, type PermissionReference } from '../../entities/permission/address'
import type { Permission } from '../../entities/permission/model'

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
