import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createUnderWay } from './underWay'

/**
 * The parameters of the address, and those that were asked for last. An address is in force a little later than somebody
 * asked for it; what they ask for meanwhile goes on from there. Of what was asked for, the page is drawn anew only when
 * its `part` changes: sorting draws long lists once.
 */
export function useAskedParams(partOf: (params: URLSearchParams) => string) {
  const [params, setParams] = useSearchParams()
  const [underWay] = useState(createUnderWay)
  useLayoutEffect(() => underWay.arrive(params.toString()), [underWay, params])
  const asked = useCallback(
    () => new URLSearchParams(underWay.latest() ?? params),
    [underWay, params],
  )
  const ask = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      const address = next.toString()
      if (address === asked().toString()) return
      underWay.add(address)
      setParams(next, { replace })
    },
    [asked, setParams, underWay],
  )
  const part = useSyncExternalStore(underWay.subscribe, () => partOf(asked()))
  return { params, part, asked, ask }
}
