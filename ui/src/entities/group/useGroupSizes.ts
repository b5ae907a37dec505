import { useEffect, useRef, useState } from 'react'
import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { listGroupMembers } from './api'
import { firstRows } from '../../shared/blocks/listing/listState'

const ONE = firstRows(1, 'name')

/** The numbers of members of groups. */
export interface GroupSizes {
  /** Undefined while the number loads, or when it failed to load. */
  sizeOf: (dn: string) => number | undefined
  /** The sum: a member of two groups counts twice. Undefined while one number is not known. */
  total: number | undefined
}

/** Loads the number of members of each group once. */
export function useGroupSizes(dns: readonly string[]): GroupSizes {
  const dispatch = useAppDispatch()
  const [sizes, setSizes] = useState<ReadonlyMap<string, number | undefined>>(new Map())
  const asked = useRef(new Set<string>())
  const key = JSON.stringify(dns)
  useEffect(() => {
    const note = (dn: string, size?: number) => setSizes((before) => new Map(before).set(dn, size))
    for (const dn of JSON.parse(key) as string[]) {
      if (asked.current.has(dn)) continue
      asked.current.add(dn)
      fewAtOnce(() => dispatch(listGroupMembers.initiate({ dn, list: ONE }, freshly)).unwrap())
        .then(({ total }) => note(dn, total))
        .catch(() => note(dn))
    }
  }, [dispatch, key])
  const known = dns.flatMap((dn) => sizes.get(dn) ?? [])
  const sum = known.reduce((all, size) => all + size, 0)
  return { sizeOf: (dn) => sizes.get(dn), total: known.length < dns.length ? undefined : sum }
}
