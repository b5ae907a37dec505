import { skipToken } from '@reduxjs/toolkit/query/react'
import { useNameObjectsQuery } from '../../entities/administrator/api'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

const DOMAINS: Readonly<Record<string, string>> = {
  role: 'ROLES',
  resource: 'RESOURCES',
  prd: 'PROVISIONING',
}

/** The object with a DN, undefined while it loads, and its administration domain. */
export function useObject(dn: string): { item: PickerItem | undefined; domain: string } {
  const { currentData } = useNameObjectsQuery(dn === '' ? skipToken : [dn])
  const item = currentData?.[0]
  return { item, domain: DOMAINS[item?.type ?? ''] ?? '' }
}
