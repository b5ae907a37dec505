import { useEffect, useState } from 'react'
import { freshly } from '../../shared/platform/api/read'
import { NO_FILTERS } from '../../shared/blocks/listing/filters'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { listGroupMembers } from './api'

const ONE = {
  page: 1,
  pageSize: 1,
  search: '',
  sort: { column: 'name', order: 'asc' },
  filters: NO_FILTERS,
} as const

/**
 * The number of members of all groups; a member of two groups counts twice. Undefined while it loads, or when it failed
 * to load.
 */
export function useGroupSizes(dns: readonly string[]): number | undefined {
  const dispatch = useAppDispatch()
  const [size, setSize] = useState<number>()
  const key = JSON.stringify(dns)
  useEffect(() => {
    const all = (JSON.parse(key) as string[]).map((dn) =>
      dispatch(listGroupMembers.initiate({ dn, list: ONE }, freshly)).unwrap(),
    )
    Promise.all(all)
      .then((pages) => setSize(pages.reduce((sum, { total = 0 }) => sum + total, 0)))
      .catch(() => setSize(undefined))
  }, [dispatch, key])
  return size
}
