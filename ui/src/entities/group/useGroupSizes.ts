import { useMemo } from 'react'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { countGroupMembers } from './api'

/** The numbers of members of groups. */
export interface GroupSizes {
  /** Undefined while the number loads, or when it failed to load. */
  sizeOf: (dn: string) => number | undefined
  /** The sum: a member of two groups counts twice. Undefined while one number is not known. */
  total: number | undefined
}

/** Loads the number of members of each group once. */
export function useGroupSizes(dns: readonly string[]): GroupSizes {
  const key = JSON.stringify(dns)
  const ids = useMemo(() => JSON.parse(key) as string[], [key])
  const { found } = useReadEach(countGroupMembers, ids)
  const known = dns.flatMap((dn) => found.get(dn) ?? [])
  const sum = known.reduce((all, size) => all + size, 0)
  return { sizeOf: (dn) => found.get(dn), total: known.length < dns.length ? undefined : sum }
}
